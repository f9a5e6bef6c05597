-- One row at most: when the last backup of this data was made and where it went.
create table last_backup (
	id bigint primary key check (id = 1),
	made_at bigint not null,
	-- A folder of the machine that made it.
	place text not null,
	pictures bigint not null
);
