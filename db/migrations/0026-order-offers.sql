-- To whom an order was offered or given, and when last: of two installers who are alike, the one who has waited
-- longest is asked first.
create table order_offers (
	order_id text not null references orders (id),
	installer_id text not null references users (id),
	offered_at bigint not null,
	primary key (order_id, installer_id)
);
create index order_offers_by_installer on order_offers (installer_id, offered_at);
insert into order_offers (order_id, installer_id, offered_at)
select id, installer_id, created_at from orders where installer_id is not null;
