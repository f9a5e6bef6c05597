create table orders (
	id text primary key,
	user_id text references users (id),
	status text not null
		check (status in ('pending', 'accepted', 'declined', 'scheduled', 'installed', 'cancelled')),
	full_name text not null,
	contact_number text not null,
	email text,
	street text not null,
	city text not null,
	zip_code text not null,
	country text not null,
	total_paise bigint not null check (total_paise >= 0),
	tax_paise bigint not null check (tax_paise >= 0),
	installer_id text references users (id),
	-- The secret of the guest's tracking link.
	tracking_key text not null,
	-- Who sent the key (an account, a cart or nobody) and the key: the same twice is the same order.
	idempotency_scope text not null,
	idempotency_key text not null,
	request_hash text not null,
	created_at bigint not null,
	updated_at bigint not null,
	unique (idempotency_scope, idempotency_key)
);
create index orders_by_user on orders (user_id, created_at);
create index orders_by_status on orders (status, created_at);
create index orders_by_installer on orders (installer_id, created_at);

create table order_lines (
	order_id text not null references orders (id),
	line bigint not null,
	product_id text not null references products (id),
	name text not null,
	price_paise bigint not null,
	tax_rate_pct bigint not null,
	tax_paise bigint not null,
	quantity bigint not null check (quantity >= 1),
	primary key (order_id, line)
);
create index order_lines_by_product on order_lines (product_id);

create table order_events (
	id text primary key,
	order_id text not null references orders (id),
	action text not null,
	status text not null,
	actor_id text,
	actor_name text not null,
	actor_role text not null,
	note text,
	created_at bigint not null
);
create index order_events_by_order on order_events (order_id, created_at);
