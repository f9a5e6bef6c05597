-- What its buyer does with the goods of an approved return: where they send them and until when, or the day on which the
-- shop collects them, and how they pack them. All null until it is approved, and of those approved before this was.
alter table returns add column send_to text;
alter table returns add column send_until text;
alter table returns add column collected_on text;
alter table returns add column packing text;
-- How often that was changed afterwards; each change has a mail of its own.
alter table returns add column instruction_changes bigint not null default 0 check (instruction_changes >= 0);

-- Photos of returned goods, as of damage: in the folder of private photos, by the name of their contents.
create table return_photos (
	id text primary key,
	order_id text not null,
	n bigint not null,
	image text not null,
	created_at bigint not null,
	foreign key (order_id, n) references returns (order_id, n) on delete cascade
);
create index return_photos_by_return on return_photos (order_id, n, created_at);
