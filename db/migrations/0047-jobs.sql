-- What is to be done later, each by whichever process takes it: waiting until it is done or has failed for good.
create table jobs (
	id text primary key,
	kind text not null,
	-- What it is about, so that the same thing is never to be done twice.
	key text not null unique,
	payload text not null,
	run_at bigint not null,
	attempts bigint not null default 0 check (attempts >= 0),
	-- Until then it is in the hands of one process; afterwards any may take it.
	leased_until bigint,
	leased_by text,
	done_at bigint,
	failed_at bigint,
	error text,
	created_at bigint not null
);
create index jobs_open on jobs (run_at, id) where done_at is null and failed_at is null;
create index jobs_by_date on jobs (created_at, id);
create index jobs_failed on jobs (failed_at, id) where failed_at is not null;
create index jobs_done on jobs (done_at, id) where done_at is not null;
