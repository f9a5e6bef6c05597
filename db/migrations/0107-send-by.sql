-- The day by which the goods of an order are sent, as its buyer was told when the order was confirmed.
alter table orders add column send_by text;
