-- What was kept of orders that were cancelled before it had invoices is invoiced now.
insert into jobs (id, kind, key, payload, run_at, attempts, created_at)
select
	'kept-' || id, 'tax-invoice', 'tax-invoice ' || id || ' kept', '{"orderId":"' || id || '","isKept":true}',
	updated_at, 0, updated_at
from orders
where status = 'cancelled' and kept_paise > 0 and payment_way is not null;
