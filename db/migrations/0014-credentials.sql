-- Tries of passwords, counted for all processes. A key is a keyed hash: neither the address typed nor the
-- network can be read from it. Times are epoch milliseconds.
create table login_attempts (
	key text primary key,
	failures bigint not null,
	-- Until when further tries are refused.
	blocked_until bigint not null,
	-- From when on the count begins anew.
	expires_at bigint not null
);
create index login_attempts_by_expiry on login_attempts (expires_at);

-- Browsers that have logged in to an account before; of the cookie only a keyed hash is here.
create table known_devices (
	device text not null,
	user_id text not null references users (id) on delete cascade,
	last_used_at bigint not null,
	primary key (device, user_id)
);
create index known_devices_by_user on known_devices (user_id, last_used_at);
create index known_devices_by_use on known_devices (last_used_at);

-- Whether the password was long enough for an installer or admin when it was set; not known of earlier ones.
alter table credentials add column long_password bigint not null default 0;
