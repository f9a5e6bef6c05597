-- Codes of an app at login. The accounts library owns these rows: secret and recovery codes are encrypted with the
-- session secret, times are ISO 8601 text in UTC.
create table second_factors (
	id text primary key,
	user_id text not null unique references users (id) on delete cascade,
	secret text not null,
	backup_codes text not null,
	-- 0 until the first code was right.
	verified integer not null default 1,
	failed_verification_count integer default 0,
	locked_until text
);

alter table users add column two_factor_enabled integer not null default 0;
