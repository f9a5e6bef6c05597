-- Admins find an order by what its payments and refunds were settled with, by payments that are held, disputed or only begun, and by the
-- references that its buyer has entered.
insert into order_references (term, order_id, kind)
select term, order_id, 'payment' from (
	select lower(ref) as term, order_id from held_payments
	union
	select lower(ref), order_id from payment_disputes
	union
	select lower(reference), order_id from payment_claims
	union
	select lower(provider_order), order_id from payments
	union
	select lower(settlements.ref), payments.order_id
	from settlement_items
	join settlements on settlements.provider = settlement_items.provider and settlements.ref = settlement_items.settlement_ref
	join payments on payments.provider = settlement_items.provider
		and payments.provider_ref in (settlement_items.ref, settlement_items.payment_ref)
	union
	select lower(settlements.utr), payments.order_id
	from settlement_items
	join settlements on settlements.provider = settlement_items.provider and settlements.ref = settlement_items.settlement_ref
	join payments on payments.provider = settlement_items.provider
		and payments.provider_ref in (settlement_items.ref, settlement_items.payment_ref)
) as of_payments
where term is not null and term <> ''
group by term, order_id
on conflict do nothing;
