-- Where an open order comes from, as keyed hashes: phone, postal address, device and networks. They say how many orders of one
-- origin are open, and go when the order is over.
create table order_origins (
	order_id text not null references orders (id),
	kind text not null,
	value text not null,
	primary key (order_id, kind)
);
create index order_origins_by_value on order_origins (value);

-- Locked, in one order, by who places an order, so that two of one origin are counted one after the other.
create table order_origin_locks (value text primary key);

-- Orders on delivery that wait until somebody has shown that their buyer is there: by a code that was sent to them, or an
-- admin says so.
create table order_confirmations (
	order_id text primary key references orders (id),
	-- Whom a code can be sent by; null where only an admin can confirm.
	channel text,
	-- A keyed hash; null where none was sent, or the tries at it are used up.
	code_hash text,
	tries bigint not null default 0,
	sent bigint not null default 0,
	sent_at bigint,
	confirmed_at bigint
);
