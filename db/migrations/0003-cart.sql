create table carts (
	id text primary key,
	user_id text unique references users (id) on delete cascade,
	-- The lines as they were before the last removal, as JSON, so that it can be undone.
	undo text,
	updated_at bigint not null
);

create table cart_lines (
	cart_id text not null references carts (id) on delete cascade,
	product_id text not null references products (id),
	quantity bigint not null check (quantity >= 1),
	added_at bigint not null,
	primary key (cart_id, product_id)
);
