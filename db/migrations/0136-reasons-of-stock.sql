-- Why an admin changed a stock: received, damaged or counted, with a note.
create table stock_movements_with_reasons (
	id text primary key,
	product_id text not null references products (id),
	change bigint not null,
	balance bigint not null check (balance >= 0),
	reason text not null check (
		reason in (
			'opening', 'added', 'adjusted', 'received', 'damaged', 'counted', 'ordered', 'declined', 'reopened',
			'cancelled', 'imported', 'returned'
		)
	),
	note text,
	order_id text,
	actor_id text,
	actor_name text not null,
	created_at bigint not null
);
insert into stock_movements_with_reasons
	(id, product_id, change, balance, reason, order_id, actor_id, actor_name, created_at)
select id, product_id, change, balance, reason, order_id, actor_id, actor_name, created_at
from stock_movements;
drop table stock_movements;
alter table stock_movements_with_reasons rename to stock_movements;
create index stock_movements_by_product on stock_movements (product_id, created_at);
create index stock_movements_by_order on stock_movements (order_id);
