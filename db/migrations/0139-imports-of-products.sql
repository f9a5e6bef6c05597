-- What imports of products have changed, for as long as they can be undone.
create table product_imports (
	id text primary key,
	-- The catalogue's version of the import: a product of another version was changed or sold since.
	version bigint not null,
	created_at bigint not null,
	undone_at bigint
);

create table product_import_rows (
	import_id text not null references product_imports (id),
	product_id text not null,
	-- The fields that it changed as they were before, as JSON; null where it added the product.
	before text,
	primary key (import_id, product_id)
);
