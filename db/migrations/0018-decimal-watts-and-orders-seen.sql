-- A module may have 0.5 W more.
alter table products rename column wattage to whole_watts;
alter table products add column wattage double precision not null default 0 check (wattage >= 0);
update products set wattage = whole_watts;
alter table products drop column whole_watts;

-- When an installer last opened the list of orders; who never has, has no row.
create table orders_seen (
	user_id text primary key references users (id) on delete cascade,
	seen_at bigint not null
);
