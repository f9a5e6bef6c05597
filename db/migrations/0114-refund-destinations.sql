-- Where money goes back that cannot go back the way it came, as the buyer of an order has said: sealed with the store's
-- secret, and deleted once nothing is to be sent there.
create table refund_destinations (
	order_id text primary key references orders (id) on delete cascade,
	sealed text not null,
	given_at bigint not null
);
