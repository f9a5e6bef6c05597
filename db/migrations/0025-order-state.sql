-- The state an order goes to, as its buyer chose it or as the PIN code says; null where nobody said.
alter table orders add column state text;
