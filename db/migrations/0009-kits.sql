-- Kits are sold as one: they have no stock of their own, and take all of their parts when they are ordered.

-- What was taken for one of an order's line that is a kit, as it was then.
create table order_line_parts (
	order_id text not null,
	line bigint not null,
	place bigint not null,
	product_id text not null references products (id),
	name text not null,
	quantity bigint not null check (quantity >= 1),
	primary key (order_id, line, place),
	foreign key (order_id, line) references order_lines (order_id, line)
);

-- The stock that kits had of their own leaves the ledger. Their parts are not counted up by it: what stood
-- there as kits has to be unpacked and counted by whoever knows whether it ever lay on a shelf.
insert into stock_movements
	(id, product_id, change, balance, reason, order_id, actor_id, actor_name, created_at)
select 'kit-' || id, id, -stock, 0, 'adjusted', null, null, 'Solbazaar', updated_at + 1
from products
where stock > 0 and sheet like '%"kind":"kit"%';
update catalogue_state set version = version + 1
where exists (select 1 from products where stock > 0 and sheet like '%"kind":"kit"%');
update products
set stock = 0, version = (select version from catalogue_state)
where stock > 0 and sheet like '%"kind":"kit"%';
