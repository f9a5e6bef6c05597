-- Accounts and sessions. The accounts library owns these rows; times are ISO 8601 text in UTC.
create table users (
	id text primary key,
	name text not null,
	email text not null unique,
	email_verified integer not null default 0,
	image text,
	role text not null default 'Buyer' check (role in ('Buyer', 'Installer', 'Admin')),
	created_at text not null,
	updated_at text not null
);

create table sessions (
	id text primary key,
	token text not null unique,
	user_id text not null references users (id) on delete cascade,
	role text not null default 'Buyer' check (role in ('Buyer', 'Installer', 'Admin')),
	expires_at text not null,
	ip_address text,
	user_agent text,
	created_at text not null,
	updated_at text not null
);
create index sessions_by_user on sessions (user_id);

create table credentials (
	id text primary key,
	account_id text not null,
	provider_id text not null,
	user_id text not null references users (id) on delete cascade,
	password text,
	access_token text,
	refresh_token text,
	id_token text,
	access_token_expires_at text,
	refresh_token_expires_at text,
	scope text,
	created_at text not null,
	updated_at text not null
);
create index credentials_by_user on credentials (user_id);

create table verifications (
	id text primary key,
	identifier text not null,
	value text not null,
	expires_at text not null,
	created_at text not null,
	updated_at text not null
);
create index verifications_by_identifier on verifications (identifier);
