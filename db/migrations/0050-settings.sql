-- What a shop says of itself and how it works, a row for each section that an admin has saved.
create table settings (
	section text primary key,
	value text not null,
	-- Raised by each save, so that of two who change the same section the second is told.
	revision bigint not null check (revision > 0),
	updated_at bigint not null
);
