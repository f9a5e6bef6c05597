-- Of systems that need a battery to be connected: how much it has to store, as JSON by the kW of the system; null where
-- any battery will do.
alter table metering_rules add column storage text;

update metering_rules
	set storage = '[{"uptoKw":15,"pct":10},{"uptoKw":20,"pct":15}]',
		note = replace(note, 'Capacity: 10 kW without battery; 10-15 kW with 10 %, 15-20 kW with 15 % storage; from 2027-04-01 above 5 kW needs 10 %. ', '')
	where state = 'Kerala' and added_by is null and max_kw = 20
		and ((valid_from = '2025-11-06' and max_kw_without_battery = 10)
			or (valid_from = '2027-04-01' and max_kw_without_battery = 5));
