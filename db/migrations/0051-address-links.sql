-- Links by which the address of an account is confirmed or gives way to another, each once: of its secret a hash.
create table address_links (
	token text primary key,
	user_id text not null references users (id) on delete cascade,
	purpose text not null check (purpose in ('confirm', 'change')),
	-- The address that the link was sent to.
	email text not null,
	expires_at bigint not null,
	created_at bigint not null
);
create index address_links_by_user on address_links (user_id, created_at);
create index address_links_by_expiry on address_links (expires_at);
