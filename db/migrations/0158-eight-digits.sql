-- The classes that came with the store have the eight digits of the customs tariff, and connectors, meters, tools, plastics and
-- lead-acid batteries have classes. Rows of admins, orders and documents stay as they are.
update money_facts set
	figures = replace(figures, '"hsnSac":"8541"', '"hsnSac":"85414300"'),
	source = source || ' Eight digits: Customs Tariff, chapter 85, 8541 43 00 photovoltaic cells assembled in modules or made up into panels (since 2022; not confirmed by the official text).'
where id = 'tax-class-panel-2025';
update money_facts set
	figures = replace(figures, '"hsnSac":"8504"', '"hsnSac":"85044010"'),
	source = source || ' Eight digits: Customs Tariff, chapter 85, 8504 40 10 electric inverter (not confirmed by the official text).'
where id = 'tax-class-inverter-2025';
update money_facts set
	figures = replace(figures, '"hsnSac":"8501"', '"hsnSac":"85018000"'),
	source = source || ' Eight digits: Customs Tariff, chapter 85, 8501 80 00 photovoltaic AC generators (since 2022; not confirmed by the official text).'
where id = 'tax-class-solar-system-2025';
update money_facts set
	figures = replace(figures, '"hsnSac":"8507"', '"hsnSac":"85076000"'),
	source = source || ' Eight digits: Customs Tariff, chapter 85, 8507 60 00 lithium-ion (not confirmed by the official text); lead-acid batteries have a class of their own.'
where id = 'tax-class-battery-2025';
update money_facts set
	figures = replace(figures, '"hsnSac":"8502"', '"hsnSac":"85021100"'),
	source = source || ' Eight digits: Customs Tariff, chapter 85, 8502 11 00 diesel sets up to 75 kVA (not confirmed by the official text).'
where id = 'tax-class-generator-2025';
update money_facts set
	figures = replace(figures, '"hsnSac":"7308"', '"hsnSac":"73089090"'),
	source = source || ' Eight digits: Customs Tariff, chapter 73, 7308 90 90 other structures of iron or steel (not confirmed by the official text).'
where id = 'tax-class-mounting-2025';
update money_facts set
	figures = replace(figures, '"hsnSac":"7610"', '"hsnSac":"76109010"'),
	source = source || ' Eight digits: Customs Tariff, chapter 76, 7610 90 10 structures of aluminium (not confirmed by the official text).'
where id = 'tax-class-mounting-aluminium-2025';
update money_facts set
	figures = replace(figures, '"hsnSac":"8544"', '"hsnSac":"85444999"'),
	source = source || ' Eight digits: Customs Tariff, chapter 85, 8544 49 99 other conductors up to 1,000 V (not confirmed by the official text).'
where id = 'tax-class-cable-2025';
update money_facts set
	figures = replace(figures, '"hsnSac":"8536"', '"hsnSac":"85363000"'),
	source = source || ' Eight digits: Customs Tariff, chapter 85, 8536 30 00 other apparatus for protecting circuits (not confirmed by the official text).'
where id = 'tax-class-protection-2025';
update money_facts set
	figures = replace(figures, '"hsnSac":"9954"', '"hsnSac":"995461"'),
	source = source || ' Six digits, the most of a service: scheme of classification of services, 9954 61 electrical installation (not confirmed by the official text).'
where id = 'tax-class-installation-2025';
insert into money_facts (id, kind, state, valid_from, figures, source, as_of, confidence) values
(
	'tax-class-battery-lead-acid-2025', 'tax-class', null, '2025-09-22',
	'{"code":"battery-lead-acid","name":"Lead-acid batteries","hsnSac":"85072000","ratePct":18,"neverComposite":false}',
	'Notification 9/2025 of 17 September 2025: accumulators (8507) 18 %. Customs Tariff, chapter 85, 8507 20 00 other lead-acid accumulators (not confirmed by the official text).',
	'2025-09-22', 'medium'
),
(
	'tax-class-connector-2025', 'tax-class', null, '2025-09-22',
	'{"code":"connector","name":"Connectors","hsnSac":"85366990","ratePct":18,"neverComposite":false}',
	'Plugs and sockets (8536 69) sold alone are not among the reduced rates of Notification 9/2025. Customs Tariff, chapter 85, 8536 69 90 (not confirmed by the official text).',
	'2025-09-22', 'medium'
),
(
	'tax-class-meter-2025', 'tax-class', null, '2025-09-22',
	'{"code":"meter","name":"Electricity meters","hsnSac":"90283010","ratePct":18,"neverComposite":false}',
	'Electricity meters (9028) are not among the reduced rates of Notification 9/2025. Customs Tariff, chapter 90, 9028 30 10 for alternating current (not confirmed by the official text).',
	'2025-09-22', 'medium'
),
(
	'tax-class-tool-2025', 'tax-class', null, '2025-09-22',
	'{"code":"tool","name":"Hand tools","hsnSac":"82055990","ratePct":18,"neverComposite":false}',
	'Hand tools (8205) are not among the reduced rates of Notification 9/2025. Customs Tariff, chapter 82, 8205 59 90 other hand tools (not confirmed by the official text).',
	'2025-09-22', 'medium'
),
(
	'tax-class-plastic-2025', 'tax-class', null, '2025-09-22',
	'{"code":"plastic","name":"Articles of plastics","hsnSac":"39269099","ratePct":18,"neverComposite":false}',
	'Articles of plastics (3926) such as ties, clips and glands are not among the reduced rates of Notification 9/2025. Customs Tariff, chapter 39, 3926 90 99 (not confirmed by the official text).',
	'2025-09-22', 'medium'
);
-- A class of an admin that has the same code stays the only one.
delete from money_facts where id = 'tax-class-battery-lead-acid-2025' and exists (
	select 1 from money_facts own where own.added_by is not null and own.figures like '%"code":"battery-lead-acid"%'
);
delete from money_facts where id = 'tax-class-connector-2025' and exists (
	select 1 from money_facts own where own.added_by is not null and own.figures like '%"code":"connector"%'
);
delete from money_facts where id = 'tax-class-meter-2025' and exists (
	select 1 from money_facts own where own.added_by is not null and own.figures like '%"code":"meter"%'
);
delete from money_facts where id = 'tax-class-tool-2025' and exists (
	select 1 from money_facts own where own.added_by is not null and own.figures like '%"code":"tool"%'
);
delete from money_facts where id = 'tax-class-plastic-2025' and exists (
	select 1 from money_facts own where own.added_by is not null and own.figures like '%"code":"plastic"%'
);
