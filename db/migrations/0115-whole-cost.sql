-- The costs of a system that no product in stock is for, the least size offered, and the load nobody has given.
insert into money_facts (id, kind, state, valid_from, figures, source, as_of, confidence) values
(
	'part-estimates-2026', 'part-estimates', null, '2025-01-01',
	'{"estimates":[{"of":"mounting","phases":"any","baseRupees":0,"rupeesPerKw":6500},{"of":"cable","phases":"any","baseRupees":3000,"rupeesPerKw":900},{"of":"isolator","phases":"any","baseRupees":2500,"rupeesPerKw":400},{"of":"box","phases":"single","baseRupees":8000,"rupeesPerKw":500},{"of":"box","phases":"three","baseRupees":16000,"rupeesPerKw":900},{"of":"ac-box","phases":"single","baseRupees":3500,"rupeesPerKw":400},{"of":"ac-box","phases":"three","baseRupees":7000,"rupeesPerKw":500},{"of":"trunk","phases":"any","baseRupees":1500,"rupeesPerKw":1500}]}',
	'The store''s own assumption, near the prices of such parts in 2026.',
	'2026-11-28', 'low'
),
(
	'work-estimates-2026', 'work-estimates', null, '2025-01-01',
	'{"estimates":[{"of":"earthing","phases":"any","baseRupees":6000,"rupeesPerKw":0},{"of":"lightning-arrester","phases":"any","baseRupees":3500,"rupeesPerKw":0},{"of":"ac-cable","phases":"single","baseRupees":1500,"rupeesPerKw":300},{"of":"ac-cable","phases":"three","baseRupees":3000,"rupeesPerKw":300},{"of":"meter","phases":"single","baseRupees":3000,"rupeesPerKw":0},{"of":"meter","phases":"three","baseRupees":6500,"rupeesPerKw":0},{"of":"meter-fee","phases":"any","baseRupees":1000,"rupeesPerKw":0}]}',
	'The store''s own assumption; companies ask for different fees.',
	'2026-11-28', 'low'
),
(
	'least-size-india', 'least-size', null, '2024-02-13', '{"leastKw":1}',
	'PM Surya Ghar: systems from 1 kW, as applications are taken; the guidelines name no least size.',
	'2026-11-28', 'medium'
),
(
	'least-size-rajasthan', 'least-size', 'Rajasthan', '2024-02-13', '{"leastKw":1.1}',
	'Rajasthan''s addition for registered homes begins with 1.1 kW.',
	'2026-11-28', 'medium'
),
(
	'usual-load-2026', 'usual-load', null, '2025-01-01', '{"unitsPerKw":100,"leastKw":1}',
	'The store''s own assumption where nobody has given a sanctioned load: one kW for each 100 units a month.',
	'2026-11-28', 'low'
);

-- The price that came with the store is a share of whole prices of installed systems: these have the works on the roof in
-- them, and not what the distribution company asks for.
update money_facts
set figures = '{"rupeesPerKw":19750,"holds":["earthing","lightning-arrester","ac-cable"]}'
where id = 'installation-price-2025' and added_by is null;
