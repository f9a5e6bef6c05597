-- The systems of plans that are in carts: the parts are JSON, and lie in the cart's lines with everything else.
create table cart_systems (
	id text primary key,
	cart_id text not null references carts (id) on delete cascade,
	plan text not null,
	kwp double precision not null check (kwp > 0),
	parts text not null,
	added_at bigint not null
);

create index cart_systems_by_cart on cart_systems (cart_id, added_at);

-- What a removal took out is no longer lines alone.
update carts set undo = '{"lines":' || undo || ',"systems":[],"instead":null}' where undo is not null;
