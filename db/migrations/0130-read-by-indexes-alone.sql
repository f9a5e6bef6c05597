-- Searches of orders by product, and the counts of what waits, read these and no rows.
drop index order_lines_by_product;
create index order_lines_by_product on order_lines (product_id, order_id);
create index orders_by_fulfilment on orders (fulfilment, status, installer_id, created_at, id);
create index orders_to_pay on orders (money_state, id) where payment_way is not null;
create index installations_open on installations (appointment_at, order_id) where completed_at is null;
