-- Headings of files that an admin has mapped to columns, by the import they are of.
create table import_headings (
	import_name text not null,
	-- In small letters without spaces.
	heading text not null,
	-- Blank for a column that is left out.
	column_name text not null,
	primary key (import_name, heading)
);
