-- The mails of the last hour to an address that nobody has confirmed: as many as there are places, each good for an hour.
create table mail_hourly_slots (
	recipient text not null,
	slot integer not null,
	mail_id text not null,
	taken_at bigint not null,
	primary key (recipient, slot)
);
