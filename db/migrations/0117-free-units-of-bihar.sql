-- Homes in Bihar pay nothing at all up to 125 units a month since August 2025, no fixed charge and no duty (words of the
-- Development Commissioner; above 125 units it was not found whether both are paid in full). Figures that an admin has
-- written otherwise stay.
update retail_tariffs set
	figures = replace(figures, '"freeKwh":125,"afterRupeesPerKwh"', '"freeKwh":125,"zeroUptoKwh":125,"afterRupeesPerKwh"'),
	note = trim(note || ' Up to 125 units no fixed charge and no other charges: New Indian Express 2025-07-18, medium; above, not found.')
	where state = 'Bihar' and use = 'home' and added_by is null and figures like '%"freeKwh":125,"afterRupeesPerKwh"%';

-- The free units of Tamil Nadu were granted for the year 2026-27: the tariff has to be looked at again by its end.
update retail_tariffs set review_by = '2027-03-31'
	where id = 'tn-tnpdcl-home' and valid_from = '2025-07-01' and review_by is null and added_by is null;
