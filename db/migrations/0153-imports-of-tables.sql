-- What imports of tables have written, for as long as they can be undone.
create table table_imports (
	id text primary key,
	-- Which table it was.
	name text not null,
	created_at bigint not null,
	undone_at bigint
);
create index table_imports_by_name on table_imports (name, created_at);

create table table_import_rows (
	import_id text not null references table_imports (id),
	row_key text not null,
	-- What the row was called, so that it can be named once it is gone.
	title text not null,
	-- The row as it was, as JSON; null where the import added it.
	before text,
	-- As the import has left it, as JSON.
	after text not null,
	primary key (import_id, row_key)
);
