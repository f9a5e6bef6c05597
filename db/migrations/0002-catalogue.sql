-- Products and the ledger of their stock. Money is whole paise, times are epoch milliseconds.
create table products (
	id text primary key,
	name text not null,
	brand text not null,
	category text not null
		check (category in ('Panels', 'Batteries', 'Inverters', 'Generators', 'Kits', 'Accessories')),
	wattage bigint not null default 0 check (wattage >= 0),
	price_paise bigint not null check (price_paise > 0),
	stock bigint not null check (stock >= 0),
	description text not null,
	image text not null,
	product_source text not null check (product_source in ('built-in', 'dynamic')),
	sheet text,
	shelf bigint not null,
	version bigint not null,
	deleted_at bigint,
	created_at bigint not null,
	updated_at bigint not null
);
create index products_by_version on products (version);

-- One row: raised by every change of a product, in the transaction that makes the change.
create table catalogue_state (
	id bigint primary key check (id = 1),
	version bigint not null
);
insert into catalogue_state (id, version) values (1, 0);

create table stock_movements (
	id text primary key,
	product_id text not null references products (id),
	change bigint not null,
	balance bigint not null check (balance >= 0),
	reason text not null
		check (reason in ('opening', 'added', 'adjusted', 'ordered', 'declined', 'cancelled', 'imported')),
	order_id text,
	actor_id text,
	actor_name text not null,
	created_at bigint not null
);
create index stock_movements_by_product on stock_movements (product_id, created_at);
create index stock_movements_by_order on stock_movements (order_id);
