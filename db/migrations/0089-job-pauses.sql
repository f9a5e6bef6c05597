-- Kinds of jobs that wait for somebody outside who did not answer in time: how often in a row, and until when none of the
-- kind is begun; null while it is not paused.
create table job_pauses (
	kind text primary key,
	timeouts integer not null check (timeouts > 0),
	paused_until bigint
);
