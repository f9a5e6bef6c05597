-- Codes of authenticator apps that were tried, so that each opens an account once; a keyed hash of each.
create table used_codes (
	user_id text not null references users (id) on delete cascade,
	code text not null,
	expires_at bigint not null,
	primary key (user_id, code)
);
create index used_codes_by_expiry on used_codes (expires_at);
