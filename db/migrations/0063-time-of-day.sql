-- What tariffs cost by the hour was a sentence that nothing counted; it is figures now, and the sentence a part of the note.
update retail_tariffs set figures = substr(figures, 1, length(figures) - 1)
	|| ',"timeOfDay":{"aboveKwh":null,"bands":[{"from":9,"to":17,"rupeesPerKwh":-0.8,"pct":0}]}}'
	where time_of_day = 'With a smart/ToD meter a rebate in solar hours 09-17 (about Rs 0.80/unit; no evening surcharge for homes).';

update retail_tariffs set figures = substr(figures, 1, length(figures) - 1)
	|| ',"timeOfDay":{"aboveKwh":null,"bands":[{"from":11,"to":17,"rupeesPerKwh":-0.6,"pct":0}]}}'
	where time_of_day = 'Smart meter: 60 paise off a unit used 11-17 h.';

update retail_tariffs set figures = substr(figures, 1, length(figures) - 1)
	|| ',"timeOfDay":{"aboveKwh":250,"bands":[{"from":6,"to":18,"rupeesPerKwh":0,"pct":-10},{"from":18,"to":22,"rupeesPerKwh":0,"pct":25}]}}'
	where time_of_day = 'Above 250 units a month with a ToD meter: 06-18 h 90 %, 18-22 h 125 %, 22-06 h 100 % (unconfirmed)';

-- About 80 paise, and prices that nobody has confirmed.
update retail_tariffs set weak = case weak when '[]' then '["time of day"]' else substr(weak, 1, length(weak) - 1) || ',"time of day"]' end
	where time_of_day like '%(about Rs 0.80/unit%' or time_of_day like '%(unconfirmed)';

update retail_tariffs set figures = substr(figures, 1, length(figures) - 1) || ',"timeOfDay":null}'
	where figures not like '%"timeOfDay":%';

update retail_tariffs set note = trim(note || ' Time of day: ' || time_of_day)
	where time_of_day <> '';

alter table retail_tariffs drop column time_of_day;

-- Where surplus of some hours pays for use in the same hours alone; no state is known to have it in force.
alter table metering_rules add column nets_within_hours integer not null default 0;
