-- One more reason why stock moves: what was bought has come back.
create table stock_movements_with_returned (
	id text primary key,
	product_id text not null references products (id),
	change bigint not null,
	balance bigint not null check (balance >= 0),
	reason text not null check (
		reason in (
			'opening', 'added', 'adjusted', 'ordered', 'declined', 'reopened', 'cancelled', 'imported', 'returned'
		)
	),
	order_id text,
	actor_id text,
	actor_name text not null,
	created_at bigint not null
);
insert into stock_movements_with_returned
	(id, product_id, change, balance, reason, order_id, actor_id, actor_name, created_at)
select id, product_id, change, balance, reason, order_id, actor_id, actor_name, created_at
from stock_movements;
drop table stock_movements;
alter table stock_movements_with_returned rename to stock_movements;
create index stock_movements_by_product on stock_movements (product_id, created_at);
create index stock_movements_by_order on stock_movements (order_id);

-- What the shop keeps of the money of an order that it cancelled at its buyer's wish.
alter table orders add column kept_paise bigint not null default 0 check (kept_paise >= 0);

-- A buyer who may not cancel an order any more asks the shop to. Of an order one is open.
create table cancel_requests (
	order_id text not null references orders (id) on delete cascade,
	n bigint not null check (n > 0),
	state text not null check (state in ('asked', 'granted', 'refused')),
	reason text not null,
	-- What the shop says to it.
	answer text,
	answered_by text references users (id),
	asked_at bigint not null,
	answered_at bigint,
	primary key (order_id, n)
);
create unique index cancel_requests_open on cancel_requests (order_id) where state = 'asked';

-- Goods that come back, asked for by their buyer or noted by an admin.
create table returns (
	order_id text not null references orders (id) on delete cascade,
	-- From 1 on. Of two that are made at once, the second finds its number taken.
	n bigint not null check (n > 0),
	state text not null check (state in ('asked', 'agreed', 'refused', 'received')),
	reason text not null,
	-- What the shop says to it.
	answer text,
	answered_by text references users (id),
	-- What goes back to the buyer for it; null until it is received.
	refund_paise bigint check (refund_paise >= 0),
	asked_at bigint not null,
	answered_at bigint,
	received_at bigint,
	primary key (order_id, n)
);

create table return_lines (
	order_id text not null,
	n bigint not null,
	line bigint not null,
	quantity bigint not null check (quantity > 0),
	-- What becomes of it; null until it is received.
	condition text check (condition in ('resell', 'scrap')),
	-- Of what was paid for the line; null until it is received.
	amount_paise bigint check (amount_paise >= 0),
	primary key (order_id, n, line),
	foreign key (order_id, n) references returns (order_id, n) on delete cascade
);
