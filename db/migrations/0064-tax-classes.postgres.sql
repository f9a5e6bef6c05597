-- The tax of goods by themselves was a rate for each category; it is now that of classes, each with its HSN, which
-- products may name. What admins had set for a day becomes rows of the classes from that day.
insert into money_facts (id, kind, state, valid_from, figures, source, as_of, confidence) values
(
	'tax-class-panel-2025', 'tax-class', null, '2025-09-22',
	'{"code":"panel","name":"Solar panels","hsnSac":"8541","ratePct":5,"neverComposite":false}',
	'Notification 9/2025 of 17 September 2025: renewable energy devices of chapters 84, 85 and 94 bear 5 %. HSN 8541 of photovoltaic cells made up into panels is not confirmed.',
	'2025-09-22', 'medium'
),
(
	'tax-class-inverter-2025', 'tax-class', null, '2025-09-22',
	'{"code":"inverter","name":"Solar inverters","hsnSac":"8504","ratePct":5,"neverComposite":false}',
	'Notification 9/2025 of 17 September 2025: renewable energy devices of chapters 84, 85 and 94 bear 5 %. Rulings on an inverter sold alone conflict; HSN 8504 of static converters is not confirmed.',
	'2025-09-22', 'medium'
),
(
	'tax-class-solar-system-2025', 'tax-class', null, '2025-09-22',
	'{"code":"solar-system","name":"Solar power generating systems","hsnSac":"8501","ratePct":5,"neverComposite":false}',
	'Notification 9/2025 of 17 September 2025: renewable energy devices of chapters 84, 85 and 94 bear 5 %. Also what counts as goods of a system that is installed. HSN 8501 is not confirmed.',
	'2025-09-22', 'medium'
),
(
	'tax-class-battery-2025', 'tax-class', null, '2025-09-22',
	'{"code":"battery","name":"Batteries","hsnSac":"8507","ratePct":18,"neverComposite":false}',
	'Notification 9/2025 of 17 September 2025: accumulators (8507) 18 %.',
	'2025-09-22', 'high'
),
(
	'tax-class-generator-2025', 'tax-class', null, '2025-09-22',
	'{"code":"generator","name":"Generators","hsnSac":"8502","ratePct":18,"neverComposite":true}',
	'Generating sets (8502) are not among the reduced rates of Notification 9/2025. They are not installed: the stores own assumption.',
	'2025-09-22', 'medium'
),
(
	'tax-class-mounting-2025', 'tax-class', null, '2025-09-22',
	'{"code":"mounting","name":"Mounting structures of steel","hsnSac":"7308","ratePct":18,"neverComposite":false}',
	'Mounting (7308, 7610) sold alone is not among the reduced rates of Notification 9/2025.',
	'2025-09-22', 'medium'
),
(
	'tax-class-mounting-aluminium-2025', 'tax-class', null, '2025-09-22',
	'{"code":"mounting-aluminium","name":"Mounting structures of aluminium","hsnSac":"7610","ratePct":18,"neverComposite":false}',
	'Mounting (7308, 7610) sold alone is not among the reduced rates of Notification 9/2025.',
	'2025-09-22', 'medium'
),
(
	'tax-class-cable-2025', 'tax-class', null, '2025-09-22',
	'{"code":"cable","name":"Cables","hsnSac":"8544","ratePct":18,"neverComposite":false}',
	'Cable (8544) sold alone is not among the reduced rates of Notification 9/2025.',
	'2025-09-22', 'medium'
),
(
	'tax-class-protection-2025', 'tax-class', null, '2025-09-22',
	'{"code":"protection","name":"Protection devices","hsnSac":"8536","ratePct":18,"neverComposite":false}',
	'Protection (8535, 8536) sold alone is not among the reduced rates of Notification 9/2025.',
	'2025-09-22', 'medium'
),
(
	'tax-class-accessory-2025', 'tax-class', null, '2025-09-22',
	'{"code":"accessory","name":"Other accessories","hsnSac":"","ratePct":18,"neverComposite":false}',
	'What is not among the reduced rates of Notification 9/2025. The HSN depends on the product: give products of this class one of their own.',
	'2025-09-22', 'low'
),
(
	'tax-class-installation-2025', 'tax-class', null, '2025-09-22',
	'{"code":"installation","name":"Installation","hsnSac":"9954","ratePct":18,"neverComposite":false}',
	'Works contract service (9954): 18 %. Notification 9/2025 of 17 September 2025.',
	'2025-09-22', 'high'
);

insert into money_facts
	(id, kind, state, valid_from, figures, source, as_of, confidence, added_by_id, added_by, created_at)
with set_by_admins as (
	select money_facts.*,
		(
			select alone.figures from money_facts as alone
			where alone.kind = 'gst-alone' and alone.state is null and alone.valid_from <= money_facts.valid_from
			order by alone.valid_from desc, alone.created_at desc, alone.id desc limit 1
		) as alone,
		coalesce(
			(
				select gst.figures from money_facts as gst
				where gst.kind = 'gst' and gst.state is null and gst.valid_from <= money_facts.valid_from
				order by gst.valid_from desc, gst.created_at desc, gst.id desc limit 1
			),
			(
				select gst.figures from money_facts as gst where gst.kind = 'gst' and gst.state is null
				order by gst.valid_from, gst.created_at desc, gst.id desc limit 1
			)
		) as gst
	from money_facts
	where kind in ('gst', 'gst-alone') and state is null and added_by is not null
),
classes as (
	select (class.figures::jsonb ->> 'code') as code, class.figures as class_figures,
		case (class.figures::jsonb ->> 'code')
			when 'panel' then 'Panels'
			when 'inverter' then 'Inverters'
			when 'solar-system' then 'Kits'
			when 'battery' then 'Batteries'
			when 'generator' then 'Generators'
			when 'installation' then 'installation'
			else 'Accessories'
		end as category
	from money_facts as class where class.kind = 'tax-class'
)
select id || '-' || code, 'tax-class', null, valid_from,
	case category
		when 'installation' then jsonb_set(class_figures::jsonb, '{ratePct}', (gst::jsonb -> 'servicePct'))::text
		else jsonb_set(class_figures::jsonb, '{ratePct}', coalesce((alone::jsonb -> category), (gst::jsonb -> 'goodsPct')))::text
	end,
	source, as_of, confidence, added_by_id, added_by, created_at
from set_by_admins cross join classes;

-- Rows of a state had no effect: the tax is the same in every state.
delete from money_facts where kind = 'gst-alone';

-- The rates of goods and service that are installed are those of their classes.
update money_facts set figures = jsonb_build_object('goodsSharePct', figures::jsonb -> 'goodsSharePct')::text
where kind = 'gst';
