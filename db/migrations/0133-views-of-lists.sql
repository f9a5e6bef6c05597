-- Filters of the portals' lists that people have named, and the last ones they used.
create table list_views (
	id text primary key,
	user_id text not null references users (id),
	list text not null,
	name text not null,
	-- The parameters of the list's address, without its page.
	query text not null,
	created_at bigint not null,
	unique (user_id, list, name)
);

create table list_filters (
	user_id text not null references users (id),
	list text not null,
	query text not null,
	updated_at bigint not null,
	primary key (user_id, list)
);
