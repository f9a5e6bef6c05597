-- To whom the bill of an order goes, where that is another than whom it is sent to.
create table order_billing (
	order_id text primary key references orders (id) on delete cascade,
	name text not null,
	gstin text,
	street text not null,
	city text not null,
	zip_code text not null,
	state text not null
);
