-- What the buyer of an order is owed: paid beyond its total, or of one that is over all that was not kept, and not refunded.
alter table orders add column owed_paise bigint not null default 0;
update orders set owed_paise = owed.amount
from (
	select
		orders.id,
		case when orders.status in ('cancelled', 'declined')
			then coalesce(paid.refundable, 0) - orders.kept_paise
			else coalesce(paid.amount, 0) - coalesce(refunded.amount, 0) - coalesce(asked.amount, 0)
		end as amount
	from orders
	left join (
		select
			order_id,
			cast(sum(amount_paise) as bigint) as amount,
			cast(sum(amount_paise - bank_offer_paise - refunded_paise) as bigint) as refundable
		from payments where state = 'captured' group by order_id
	) as paid on paid.order_id = orders.id
	left join (
		select order_id, cast(sum(amount_paise) as bigint) as amount from refunds where state <> 'failed' group by order_id
	) as refunded on refunded.order_id = orders.id
	left join (
		select order_id, cast(sum(amount_paise) as bigint) as amount from payment_schedule group by order_id
	) as asked on asked.order_id = orders.id
	where orders.payment_way is not null
) as owed
where owed.id = orders.id and owed.amount > 0;
create index orders_by_owed on orders (created_at, id) where owed_paise > 0;

-- What banks have paid of their offers past the provider's settlements, as admins record it.
create table bank_offer_receipts (
	payment_id text primary key references payments (id),
	reference text not null,
	-- When it was received, epoch milliseconds.
	received_at bigint not null,
	recorded_by text,
	recorded_at bigint not null
);
create index payments_by_bank_offer on payments (captured_at, id) where bank_offer_paise > 0;
create index settlement_items_by_payment on settlement_items (provider, payment_ref) where payment_ref is not null;
