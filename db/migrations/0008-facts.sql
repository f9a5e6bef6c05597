-- Money facts: tariffs, subsidies, taxes and prices, each from a day on. A row is never changed: a later
-- one supersedes it. Those without `added_by` came with the store. Figures are JSON in rupees.
create table money_facts (
	id text primary key,
	kind text not null,
	state text,
	valid_from text not null,
	figures text not null,
	source text not null,
	as_of text not null,
	confidence text not null check (confidence in ('high', 'medium', 'low')),
	added_by_id text,
	added_by text,
	created_at bigint not null default 0
);
create index money_facts_by_kind on money_facts (kind, state, valid_from);
create index money_facts_by_day on money_facts (valid_from, created_at, id);

insert into money_facts (id, kind, state, valid_from, figures, source, as_of, confidence) values
(
	'tariff-india', 'tariff', null, '2025-01-01',
	'{"slabs":[{"uptoKwh":null,"rupeesPerKwh":7}],"fixedRupeesPerKw":null,"dutyPct":null,"aboveKwh":null}',
	'The store''s own assumption where a state''s tariff has not been entered: one price for every unit. Not a published tariff.',
	'2025-01-01', 'low'
),
(
	'tariff-odisha-2026', 'tariff', 'Odisha', '2026-04-01',
	'{"slabs":[{"uptoKwh":50,"rupeesPerKwh":2.9},{"uptoKwh":200,"rupeesPerKwh":4.7},{"uptoKwh":400,"rupeesPerKwh":5.7},{"uptoKwh":null,"rupeesPerKwh":6.1}],"fixedRupeesPerKw":20,"dutyPct":4,"aboveKwh":null}',
	'Odisha domestic tariff FY 2026-27, from public sources.',
	'2026-04-01', 'medium'
),
(
	'tariff-telangana-2025', 'tariff', 'Telangana', '2025-04-01',
	'{"slabs":[{"uptoKwh":200,"rupeesPerKwh":5.1},{"uptoKwh":300,"rupeesPerKwh":7.7},{"uptoKwh":400,"rupeesPerKwh":9},{"uptoKwh":800,"rupeesPerKwh":9.5},{"uptoKwh":null,"rupeesPerKwh":10}],"fixedRupeesPerKw":null,"dutyPct":null,"aboveKwh":200}',
	'Telangana domestic tariff FY 2025-26 for homes above 200 units a month, from public sources. Fixed charge and duty not known.',
	'2025-04-01', 'medium'
),
(
	'export-india', 'export', null, '2025-01-01', '{"rupeesPerKwh":0}',
	'The store''s own assumption where the rate of a state has not been entered: nothing is paid for surplus.',
	'2025-01-01', 'low'
),
('export-kerala', 'export', 'Kerala', '2025-02-01', '{"rupeesPerKwh":3.15}', 'State rates for surplus, from public sources of February 2025.', '2025-02-01', 'medium'),
('export-maharashtra', 'export', 'Maharashtra', '2025-02-01', '{"rupeesPerKwh":2.9}', 'State rates for surplus, from public sources of February 2025.', '2025-02-01', 'medium'),
('export-gujarat', 'export', 'Gujarat', '2025-02-01', '{"rupeesPerKwh":2.25}', 'State rates for surplus, from public sources of February 2025.', '2025-02-01', 'medium'),
('export-rajasthan', 'export', 'Rajasthan', '2025-02-01', '{"rupeesPerKwh":2.87}', 'State rates for surplus, from public sources of February 2025.', '2025-02-01', 'medium'),
('export-uttar-pradesh', 'export', 'Uttar Pradesh', '2025-02-01', '{"rupeesPerKwh":2.98}', 'State rates for surplus, from public sources of February 2025.', '2025-02-01', 'medium'),
('export-madhya-pradesh', 'export', 'Madhya Pradesh', '2025-02-01', '{"rupeesPerKwh":2.14}', 'State rates for surplus, from public sources of February 2025.', '2025-02-01', 'medium'),
('export-assam', 'export', 'Assam', '2025-02-01', '{"rupeesPerKwh":5.33}', 'State rates for surplus, from public sources of February 2025.', '2025-02-01', 'medium'),
('export-tamil-nadu', 'export', 'Tamil Nadu', '2025-02-01', '{"rupeesPerKwh":0}', 'State rates for surplus, from public sources of February 2025: none is paid.', '2025-02-01', 'medium'),
('export-haryana', 'export', 'Haryana', '2025-02-01', '{"rupeesPerKwh":0}', 'State rates for surplus, from public sources of February 2025: none is paid.', '2025-02-01', 'medium'),
('export-bihar', 'export', 'Bihar', '2025-02-01', '{"rupeesPerKwh":0}', 'State rates for surplus, from public sources of February 2025: none is paid.', '2025-02-01', 'medium'),
(
	'metering-india', 'metering', null, '2025-01-01', '{"way":"net","settlementFrom":4}',
	'The store''s own assumption: net metering, settled each year from April. Ask the distribution company.',
	'2025-01-01', 'low'
),
(
	'home-subsidy-2025', 'home-subsidy', null, '2025-07-01',
	'{"tiers":[{"uptoKw":2,"rupeesPerKw":30000},{"uptoKw":3,"rupeesPerKw":18000}],"capRupees":78000,"special":{"tiers":[{"uptoKw":2,"rupeesPerKw":33000},{"uptoKw":3,"rupeesPerKw":19800}],"capRupees":85800,"states":["Andaman and Nicobar Islands","Arunachal Pradesh","Assam","Himachal Pradesh","Jammu and Kashmir","Ladakh","Lakshadweep","Manipur","Meghalaya","Mizoram","Nagaland","Sikkim","Tripura","Uttarakhand"]},"until":"2027-03-31","indianMade":true}',
	'PM Surya Ghar: Muft Bijli Yojana, as of July 2025. The list of special states is that of the rooftop programme before it.',
	'2025-07-01', 'high'
),
(
	'society-subsidy-2025', 'society-subsidy', null, '2025-07-01',
	'{"rupeesPerKw":18000,"kwAHouse":3,"mostKw":500,"until":"2027-03-31","indianMade":true}',
	'PM Surya Ghar: Muft Bijli Yojana, for housing societies, as of July 2025.',
	'2025-07-01', 'medium'
),
(
	'gst-2025', 'gst', null, '2025-09-22', '{"goodsPct":5,"servicePct":18,"goodsSharePct":70}',
	'GST from 22 September 2025: renewable-energy devices 5 %; with installation 70 % of the value at 5 % and 30 % at 18 %.',
	'2025-09-22', 'high'
),
(
	'gst-alone-2025', 'gst-alone', null, '2025-09-22', '{"Batteries":18,"Inverters":5}',
	'The store''s own setting: rulings on a battery or inverter sold alone conflict.',
	'2025-09-22', 'low'
),
(
	'installed-price-2025', 'installed-price', null, '2025-01-01', '{"kw":3,"lowRupees":165000,"highRupees":230000}',
	'Prices seen for 3 kW on the grid, installed, from public sources of 2025.',
	'2025-01-01', 'medium'
),
(
	'benchmark-price-2025', 'benchmark-price', null, '2025-01-01',
	'{"tiers":[{"uptoKw":2,"rupeesPerKw":50000},{"uptoKw":3,"rupeesPerKw":45000}]}',
	'Benchmark price of PM Surya Ghar: Muft Bijli Yojana, from public sources of 2025.',
	'2025-01-01', 'medium'
),
(
	'installation-price-2025', 'installation-price', null, '2025-01-01', '{"rupeesPerKw":19750}',
	'The store''s own assumption: 30 % of the middle of the prices seen for 3 kW installed in 2025, the share that GST counts as service.',
	'2025-01-01', 'low'
),
(
	'grid-emission-2025', 'grid-emission', null, '2025-04-01', '{"kgPerKwh":0.71}',
	'Central Electricity Authority, CO2 baseline database, version 21, FY 2024-25.',
	'2025-03-31', 'high'
);
