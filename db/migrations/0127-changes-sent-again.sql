-- The changes of an installation that were sent with a key of their own, each of which is made once.
create table installation_requests (
	order_id text not null references installations (order_id),
	-- The id of the account: the keys of two installers of one job are apart.
	sent_by text not null,
	key text not null,
	-- Of the call and its body.
	hash text not null,
	created_at bigint not null,
	primary key (order_id, sent_by, key)
);
