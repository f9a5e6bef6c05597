-- Parcels to send are counted and listed without a look at those sent whole.
drop index orders_sent_in_part;
create index orders_sent_in_part on orders (fulfilment, status, created_at, id) where part_sent = 1;
