-- Addresses in India that people keep in their accounts, to order to.
create table saved_addresses (
	id text primary key,
	user_id text not null references users (id) on delete cascade,
	full_name text not null,
	contact_number text not null,
	street text not null,
	city text not null,
	zip_code text not null,
	state text not null,
	-- 1 for the one that a checkout begins with.
	is_usual integer not null check (is_usual in (0, 1)),
	created_at bigint not null
);
create index saved_addresses_by_user on saved_addresses (user_id, created_at);
create unique index one_usual_address on saved_addresses (user_id) where is_usual = 1;
