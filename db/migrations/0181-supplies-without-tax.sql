-- Whether the order is under a letter of undertaking of the shop: its prices have no tax in them, and bear none.
alter table order_billing add column without_tax bigint not null default 0 check (without_tax in (0, 1));
