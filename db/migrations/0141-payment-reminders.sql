-- When an admin last reminded the buyer of an order of the amount due.
create table payment_reminders (
	order_id text primary key references orders (id),
	reminded_at bigint not null
);
