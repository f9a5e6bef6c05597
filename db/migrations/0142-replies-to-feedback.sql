-- The replies of the shop to the messages of people.
create table feedback_replies (
	id text primary key,
	feedback_id text not null references feedback (id) on delete cascade,
	text text not null,
	writer_id text not null,
	writer_name text not null,
	created_at bigint not null
);
create index feedback_replies_by_feedback on feedback_replies (feedback_id, created_at);
