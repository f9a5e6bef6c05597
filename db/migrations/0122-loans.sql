-- Loans beside cash: that of banks under the scheme, and a usual one. Rates move with the market; both are dated.
insert into money_facts (id, kind, state, valid_from, figures, source, as_of, confidence) values
(
	'scheme-loan-2026', 'scheme-loan', null, '2024-02-13',
	'{"bands":[{"uptoKw":3,"mostRupees":200000,"ratePct":6},{"uptoKw":10,"mostRupees":600000,"ratePct":9}],"years":10,"sharePct":90,"until":"2027-03-31"}',
	'PM Surya Ghar: to ₹2 lakh near 6 % without collateral, to ₹6 lakh at the home-loan rate and 1 %, paid to the vendor (a secondary page). The rate of 9 %, the ten years and the share of 90 % are the store''s own assumption.',
	'2026-11-28', 'low'
),
(
	'bank-loan-2026', 'bank-loan', null, '2025-01-01', '{"ratePct":11,"years":5,"sharePct":80}',
	'The store''s own assumption of a usual loan.',
	'2026-11-28', 'low'
);
