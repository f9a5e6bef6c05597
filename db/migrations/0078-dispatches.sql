-- What of an order that is delivered was sent when and by whom: a row for each part shipment.
create table dispatches (
	order_id text not null references orders (id) on delete cascade,
	-- From 1 on. Of two that are made at once, the second finds its number taken.
	n bigint not null check (n > 0),
	carrier text not null,
	tracking_number text,
	tracking_url text,
	dispatched_by text not null references users (id),
	dispatched_at bigint not null,
	delivered_at bigint,
	primary key (order_id, n)
);

create table dispatch_lines (
	order_id text not null,
	n bigint not null,
	line bigint not null,
	quantity bigint not null check (quantity > 0),
	primary key (order_id, n, line),
	foreign key (order_id, n) references dispatches (order_id, n) on delete cascade,
	foreign key (order_id, line) references order_lines (order_id, line)
);
