-- Each time an order was offered or given to an installer, with what became of it. Of an order at most one is open: whoever
-- accepts, lets it lapse or cancels ends that one row.
create table offers (
	id text primary key,
	order_id text not null references orders (id),
	installer_id text not null references users (id),
	offered_at bigint not null,
	-- When the next is asked; null where nobody else is, as where every installer may take an order.
	expires_at bigint,
	-- Null while it is open.
	answer text check (answer in ('accepted', 'declined', 'lapsed', 'withdrawn', 'given')),
	answered_at bigint
);
create unique index offers_open on offers (order_id) where answer is null;
create index offers_by_order on offers (order_id, offered_at);
create index offers_by_installer on offers (installer_id, offered_at);
insert into offers (id, order_id, installer_id, offered_at, answer, answered_at)
select
	'offer-' || order_offers.order_id || '-' || order_offers.installer_id,
	order_offers.order_id,
	order_offers.installer_id,
	order_offers.offered_at,
	case when orders.status = 'pending' and orders.installer_id = order_offers.installer_id then null else 'given' end,
	case when orders.status = 'pending' and orders.installer_id = order_offers.installer_id then null else order_offers.offered_at end
from order_offers
inner join orders on orders.id = order_offers.order_id;
drop table order_offers;
