-- Links that are sent by mail or shown once, each good for one use: of its secret only a hash is here.
create table account_links (
	token text primary key,
	user_id text not null references users (id) on delete cascade,
	expires_at bigint not null,
	created_at bigint not null
);
create index account_links_by_user on account_links (user_id, created_at);
create index account_links_by_expiry on account_links (expires_at);

-- Who is asked to join, with which role. One is open for an address at a time.
create table invitations (
	id text primary key,
	token text not null unique,
	email text not null unique,
	name text not null,
	role text not null check (role in ('Buyer', 'Installer', 'Admin')),
	invited_by text not null,
	created_at bigint not null,
	expires_at bigint not null
);
