-- When an order lost the names and addresses that nobody has to keep any more.
alter table orders add column anonymised_at bigint;
create index orders_to_anonymise on orders (created_at, id) where anonymised_at is null;
