-- Plans that people keep in their accounts: the address is the plan, the figures are those of when it was saved.
create table saved_plans (
	id text primary key,
	user_id text not null references users (id) on delete cascade,
	name text not null,
	plan text not null,
	kwp double precision not null,
	cost bigint not null,
	created_at bigint not null,
	unique (user_id, plan)
);
