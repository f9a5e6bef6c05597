-- How often the phone number or email of an order was tried by whoever has but its tracking link.
create table order_contact_tries (
	order_id text primary key references orders (id),
	tries bigint not null,
	-- When the first of them was.
	since bigint not null
);
