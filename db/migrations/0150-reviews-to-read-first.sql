-- The products and installers of orders whose next review an admin reads before it is shown: the last one was hidden.
create table reviews_to_read (
	order_id text not null references orders (id),
	-- Of the product or of the installer.
	subject_id text not null,
	primary key (order_id, subject_id)
);
