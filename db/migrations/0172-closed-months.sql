-- Months whose return is filed, and how each came to be open again. One that is closed has no reopened_at.
create table month_closings (
	id text primary key,
	-- Such as 2026-11.
	month text not null,
	note text not null,
	closed_by text not null,
	closed_at bigint not null,
	reopened_by text,
	reopened_at bigint,
	reason text
);
create unique index month_closings_closed on month_closings (month) where reopened_at is null;
create index month_closings_by_month on month_closings (month, closed_at);

-- What was filed, as it was.
create table month_exports (
	closing_id text not null references month_closings (id),
	name text not null,
	body text not null,
	primary key (closing_id, name)
);

-- One row. Whatever enters something into a month that is over shares it until it is done; a month is closed by whoever has it alone.
create table month_lock (id bigint primary key);
insert into month_lock (id) values (1);

-- When what came too late for a closed month happened; null of all else.
alter table documents add column happened_at bigint;
-- Where it stands in the books, where its own month was closed when it was entered.
alter table payments add column booked_at bigint;
create index payments_booked_late on payments (booked_at) where booked_at is not null;
alter table settlements add column booked_at bigint;
