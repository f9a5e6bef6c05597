-- What a business has of a system after tax: depreciation and input credit.
insert into money_facts (id, kind, state, valid_from, figures, source, as_of, confidence) values
(
	'business-tax-2025', 'business-tax', null, '2025-01-01',
	'{"depreciationPct":40,"fullYearDays":180,"shortYearSharePct":50,"regularCreditPct":100}',
	'Income-tax Rules, 1962, Appendix I: solar power generating systems 40 % of the written-down value; Income-tax Act, 1961, section 32: half of it in a first year of fewer than 180 days, and sections 44AD and following: none of its own under presumptive taxation. Central GST Act, 2017, section 16: input credit, and no depreciation on it; section 10: none under composition. None of these texts was opened, and whether the rules in force since 1 April 2026 keep the rate was not read.',
	'2026-11-28', 'medium'
);
