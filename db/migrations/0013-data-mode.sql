-- One row: which mode wrote the data. A store opens the data of its own mode only.
create table data_mode (
	id bigint primary key check (id = 1),
	mode text not null check (mode in ('demo', 'live')),
	recorded_at bigint not null
);

-- After a write has failed for want of room, rows are written here and deleted again to learn when there is room.
create table write_probes (
	id text primary key,
	filler text not null
);
