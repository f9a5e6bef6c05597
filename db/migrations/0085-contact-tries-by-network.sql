-- How often the phone number or email of an order was tried by whoever has but its tracking link: from each network,
-- and from all of them together. What was counted before was good for an hour.
drop table order_contact_tries;

create table order_contact_tries (
	order_id text not null references orders (id),
	-- A keyed hash; blank for all networks that are not known.
	network text not null,
	tries bigint not null,
	-- When the first of them was.
	since bigint not null,
	-- 1 where the order was placed, or its phone number or email given, from it.
	known bigint not null check (known in (0, 1)),
	primary key (order_id, network)
);
