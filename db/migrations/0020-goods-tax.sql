-- What a product bears that is sold without installation: one dated source for orders and plans. Rows of
-- admins for the same day are later than this one, and hold.
insert into money_facts (id, kind, state, valid_from, figures, source, as_of, confidence, created_at) values
(
	'gst-alone-2025-parts', 'gst-alone', null, '2025-09-22',
	'{"Batteries":18,"Inverters":5,"Generators":18,"Accessories":18}',
	'GST from 22 September 2025: accumulators (8507) 18 %; generating sets (8502), mounting (7308, 7610), cable (8544) and protection (8535, 8536) sold alone are not among the reduced rates. Inverters as renewable-energy devices: rulings conflict.',
	'2025-09-22', 'medium', 1
);

-- A rate may have decimals: 12.5 % are 1250 basis points.
alter table order_lines add column tax_rate_bp bigint not null default 0;
update order_lines set tax_rate_bp = tax_rate_pct * 100;
alter table order_lines drop column tax_rate_pct;
