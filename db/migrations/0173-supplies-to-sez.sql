-- Whether the order is delivered to a unit or developer in a Special Economic Zone: then it bears IGST in any State.
alter table order_billing add column sez bigint not null default 0 check (sez in (0, 1));
