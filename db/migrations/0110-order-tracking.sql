-- The tries of an order's phone number or email count by its number, whether there is such an order or not, so that the
-- limit does not tell; a blank number counts a network over all orders.
alter table order_contact_tries rename to contact_tries_of_orders;

create table order_contact_tries (
	-- As typed; blank for all orders.
	order_id text not null,
	-- A keyed hash; blank for all networks that are not known.
	network text not null,
	tries bigint not null,
	-- When the first of them was.
	since bigint not null,
	-- 1 where the order was placed, or its phone number or email given, from it.
	known bigint not null check (known in (0, 1)),
	primary key (order_id, network)
);

insert into order_contact_tries (order_id, network, tries, since, known)
select order_id, network, tries, since, known from contact_tries_of_orders;

drop table contact_tries_of_orders;

create index order_contact_tries_by_time on order_contact_tries (since) where known = 0;

-- How often the link to an order was sent to its buyer, since the first of an hour.
create table order_links_sent (
	order_id text primary key references orders (id),
	sent bigint not null,
	since bigint not null
);
