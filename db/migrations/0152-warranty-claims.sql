-- What the shop does about an installed product that fails within its warranty.
create table warranty_claims (
	order_id text not null references orders (id),
	-- From 1, among those of the order.
	n bigint not null check (n > 0),
	product_id text not null references products (id),
	-- As it was noted at the installation.
	serial text not null,
	state text not null
		check (state in ('claimed', 'with-maker', 'repaired', 'replaced', 'refused', 'withdrawn')),
	-- What is wrong; blank once the names of the order are deleted.
	reason text not null,
	opened_at bigint not null,
	-- When it came to an end; null while it is open.
	closed_at bigint,
	primary key (order_id, n)
);
create index warranty_claims_by_state on warranty_claims (state, opened_at);
create index warranty_claims_by_age on warranty_claims (opened_at);

-- How a claim came to its state: the first is that it was opened.
create table warranty_claim_steps (
	id text primary key,
	order_id text not null,
	n bigint not null,
	step bigint not null check (step > 0),
	state text not null,
	note text,
	done_by text not null,
	created_at bigint not null,
	unique (order_id, n, step),
	foreign key (order_id, n) references warranty_claims (order_id, n)
);
