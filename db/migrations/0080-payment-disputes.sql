-- What buyers' banks want back of what was paid online, as the provider told last.
create table payment_disputes (
	provider text not null,
	-- What the provider calls it.
	ref text not null,
	payment_id text not null references payments (id),
	order_id text not null references orders (id),
	amount_paise bigint not null check (amount_paise >= 0),
	-- What the provider has taken from the shop for it.
	deducted_paise bigint not null check (deducted_paise >= 0),
	-- As the provider says: open, under_review, won, lost, closed.
	state text not null,
	reason text,
	respond_by bigint,
	reported_at bigint not null,
	primary key (provider, ref)
);
create index payment_disputes_by_order on payment_disputes (order_id);
