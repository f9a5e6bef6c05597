-- The way of an order to the subsidy: which steps are done, and the papers for it.
create table subsidy_steps (
	order_id text not null references orders (id),
	step text not null,
	done_at bigint not null,
	done_role text not null check (done_role in ('Buyer', 'Installer')),
	done_name text not null,
	primary key (order_id, step)
);
create index subsidy_steps_by_age on subsidy_steps (step, done_at);

create table subsidy_papers (
	id text primary key,
	order_id text not null references orders (id),
	kind text not null,
	type text not null check (type in ('pdf', 'png', 'jpeg', 'webp')),
	size_bytes bigint not null,
	added_role text not null check (added_role in ('Buyer', 'Installer')),
	-- Of the file, under a key made of the session secret.
	sealed text not null,
	created_at bigint not null
);
create index subsidy_papers_of_order on subsidy_papers (order_id, created_at);

-- When its buyer was last reminded, and whether they want to be.
create table subsidy_reminders (
	order_id text primary key references orders (id),
	is_wanted bigint not null,
	sent_at bigint
);
create index orders_with_subsidy on orders (status, id) where subsidy_paise is not null;
