-- A number per notification, given once it is committed, in the order in which it came to be seen:
-- what a listener resumes after. See domain/notifications/events.ts.
alter table notifications add column seq bigint;
create unique index notifications_by_seq on notifications (seq);
create index notifications_unnumbered on notifications (created_at) where seq is null;

-- One row: the last number given. Whoever numbers holds it until the commit.
create table notification_numbers (
	id bigint primary key check (id = 1),
	last bigint not null
);
insert into notification_numbers (id, last) values (1, 0);
