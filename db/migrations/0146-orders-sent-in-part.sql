-- Whether some of the goods of an order are sent and others are not.
alter table orders add column part_sent integer not null default 0;
update orders set part_sent = 1
where status = 'dispatched' and exists (
	select 1 from order_lines
	where order_lines.order_id = orders.id and order_lines.quantity > (
		select coalesce(sum(dispatch_lines.quantity), 0) from dispatch_lines
		where dispatch_lines.order_id = orders.id and dispatch_lines.line = order_lines.line
	)
);
create index orders_sent_in_part on orders (created_at) where part_sent = 1;
