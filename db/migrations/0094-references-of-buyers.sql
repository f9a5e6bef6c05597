-- References that buyers enter of their transfers, by which their order is proposed for a line of a statement.
create table payment_claims (
	order_id text not null references orders (id),
	reference text not null,
	created_at bigint not null,
	primary key (order_id, reference)
);
create index payment_claims_by_reference on payment_claims (reference);
