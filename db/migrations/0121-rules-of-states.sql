-- Rules that only some states have. A rule of low confidence, one that is over and one of which it is not known whether
-- it holds is told beside a plan, and not counted.
insert into money_facts (id, kind, state, valid_from, figures, source, as_of, confidence) values
(
	'solar-fixed-charge-kerala', 'solar-fixed-charge', 'Kerala', '2025-09-22',
	'{"byTotalUse":true,"isSettled":true}',
	'KSERC order of 22 September 2025 in OP 43/2025 (Mercom India, 3 October 2025): the fixed charge of a home with net metering goes by all its use. A charge by connected load may be chosen instead; its rate was not found.',
	'2025-10-03', 'high'
),
(
	'single-phase-gujarat', 'single-phase-limit', 'Gujarat', '2025-01-01',
	'{"maxKw":6,"of":"any","isSettled":true}',
	'GERC supply code circular, undated: single phase up to and with 6 kW of contracted load. The bands of the fixed charge agree.',
	'2026-11-22', 'medium'
),
(
	'single-phase-uttar-pradesh', 'single-phase-limit', 'Uttar Pradesh', '2025-01-01',
	'{"maxKw":4,"of":"any","isSettled":true}',
	'UPPCL Cost Data Book, chapter 5A, as quoted by TheDiscomBill: single phase to 4 kW, three phases from 5 kW.',
	'2026-08-21', 'medium'
),
(
	'single-phase-tripura', 'single-phase-limit', 'Tripura', '2026-04-01',
	'{"maxKw":4,"of":"any","isSettled":true}',
	'TERC order of FY 2026-27 as transcribed by TheDiscomBill: three phases above 4 kW, homes and shops.',
	'2026-08-21', 'medium'
),
(
	'single-phase-chhattisgarh', 'single-phase-limit', 'Chhattisgarh', '2026-07-01',
	'{"maxKw":5,"of":"shop","isSettled":true}',
	'CSERC schedule of FY 2026-27 as transcribed by TheDiscomBill: shops on one phase to 5 kW; of homes not seen.',
	'2026-08-21', 'medium'
),
(
	'use-cap-haryana', 'use-cap', 'Haryana', '2019-01-01',
	'{"pctOfUse":90,"isSettled":false}',
	'HERC net metering regulations of 2019, as described by Mercom India. Whether those of 2021 keep the limit was not read (regulation 11).',
	'2026-11-22', 'medium'
),
(
	'use-cap-punjab', 'use-cap', 'Punjab', '2019-01-01',
	'{"pctOfUse":90,"isSettled":false}',
	'Text of the PSPCL portal, undated; whether it holds in 2026 was not found.',
	'2026-11-22', 'low'
),
(
	'network-charge-tamil-nadu', 'network-charge', 'Tamil Nadu', '2021-10-22',
	'{"rupeesPerKwh":0.25,"uptoKw":10,"until":"2023-03-31","isSettled":false}',
	'TNERC generic tariff order of 22 October 2021; the figure from Auroville Consulting. For 2021 to 2023: the level of 2026, and whether homes still pay it, was not found.',
	'2021-10-22', 'medium'
),
(
	'surplus-by-size-karnataka', 'surplus-by-size', 'Karnataka', '2025-07-01',
	'{"subsidised":[{"uptoKw":2,"rupeesPerKwh":2.3},{"uptoKw":3,"rupeesPerKwh":2.48},{"uptoKw":150,"rupeesPerKwh":2.93}],"otherRupeesPerKwh":3.86,"until":"2026-06-30","isSettled":true}',
	'KERC order of 9 July 2025, for plants of July 2025 to June 2026 (Mercom, SolarQuarter). The order from July 2026 was not found.',
	'2025-07-10', 'medium'
);

-- A larger connection has its fees. Estimates that an admin has added stay as they are.
update money_facts
set figures = replace(
	figures,
	'{"of":"meter-fee","phases":"any","baseRupees":1000,"rupeesPerKw":0}]',
	'{"of":"meter-fee","phases":"any","baseRupees":1000,"rupeesPerKw":0},{"of":"load-raise","phases":"any","baseRupees":500,"rupeesPerKw":1200},{"of":"phase-change","phases":"any","baseRupees":5000,"rupeesPerKw":0}],"freeLoadUptoKw":10'
)
where id = 'work-estimates-2026' and added_by is null;
