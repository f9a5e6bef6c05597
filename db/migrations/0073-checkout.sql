-- The state by which an order is taxed: that where it is installed or goes to, or that of the buyer's GSTIN.
alter table orders add column place_of_supply text;
update orders set place_of_supply = state
	where exists (select 1 from order_tax_parts where order_id = orders.id);

-- What was typed at the checkout, until it is ordered: it goes with its cart, and after 30 days.
create table checkout_drafts (
	cart_id text primary key references carts (id) on delete cascade,
	-- As JSON: each field as it was typed.
	fields text not null,
	updated_at bigint not null
);
create index checkout_drafts_by_date on checkout_drafts (updated_at);
