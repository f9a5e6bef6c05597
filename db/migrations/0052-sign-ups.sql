-- Who has signed up and not yet confirmed the address, where the store sends mails: until then there is no account.
create table sign_ups (
	id text primary key,
	-- A hash of the secret in the link; null until the mail is written.
	token text unique,
	email text not null,
	name text not null,
	-- A hash, as accounts have it; empty where the address has an account.
	password text not null,
	-- What they asked to be.
	role text not null check (role in ('Buyer', 'Installer', 'Admin')),
	created_at bigint not null,
	expires_at bigint not null
);
create index sign_ups_by_email on sign_ups (email, created_at);
create index sign_ups_by_expiry on sign_ups (expires_at);
