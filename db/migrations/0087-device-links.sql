-- Links by which a device that an account does not know may log in to it, each once: of its secret a hash.
create table device_links (
	token text primary key,
	user_id text not null references users (id) on delete cascade,
	expires_at bigint not null,
	created_at bigint not null
);
create index device_links_by_user on device_links (user_id, created_at);
create index device_links_by_expiry on device_links (expires_at);
