create table notifications (
	id text primary key,
	-- For everybody with this role, or for one person; exactly one of the two.
	for_role text check (for_role in ('Buyer', 'Installer', 'Admin')),
	for_user_id text references users (id) on delete cascade,
	message text not null,
	type text not null check (type in ('success', 'info', 'warning', 'order')),
	link text,
	order_id text,
	read_at bigint,
	created_at bigint not null,
	check ((for_role is null) <> (for_user_id is null))
);
create index notifications_by_role on notifications (for_role, created_at);
create index notifications_by_user on notifications (for_user_id, created_at);

create table feedback (
	id text primary key,
	name text not null,
	email text not null,
	subject text not null,
	message text not null,
	status text not null check (status in ('Pending', 'Reviewed', 'Resolved')),
	created_at bigint not null,
	updated_at bigint not null
);
create index feedback_by_date on feedback (created_at);

create table newsletter_subscribers (
	email text primary key,
	created_at bigint not null
);
