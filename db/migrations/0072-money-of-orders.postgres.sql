alter table orders drop constraint orders_status_check;
alter table orders add constraint orders_status_check check (status in (
	'unpaid', 'pending', 'accepted', 'declined', 'scheduled', 'installed', 'dispatched', 'delivered', 'cancelled'
));

-- How the goods come, what is taken off the price, how it is paid and how far that has come. A demo, and a live shop
-- before it took money, has neither a way nor a state of payment; what it has was released when it was placed.
alter table orders add column fulfilment text not null default 'installation'
	check (fulfilment in ('delivery', 'installation'));
alter table orders add column discount_code text;
alter table orders add column payment_way text check (payment_way in ('transfer', 'cod', 'razorpay'));
alter table orders add column money_state text check (money_state in (
	'unpaid', 'due', 'authorised', 'part-paid', 'paid', 'part-refunded', 'refunded'
));
-- When installers, counts and reports have it from; null while its stock is only reserved until it is paid.
alter table orders add column released_at bigint;
update orders set released_at = created_at;
-- Until when the stock of an unpaid order is reserved.
alter table orders add column reserved_until bigint;

-- Of the line's price, what a code takes off; and the tax class and HSN that it was sold under.
alter table order_lines add column discount_paise bigint not null default 0 check (discount_paise >= 0);
alter table order_lines add column tax_class text;
alter table order_lines add column hsn text;

-- What an order costs beside its lines, tax included.
create table order_charges (
	order_id text not null references orders (id) on delete cascade,
	n bigint not null check (n > 0),
	kind text not null check (kind in ('delivery', 'installation', 'cod-fee')),
	name text not null,
	gross_paise bigint not null check (gross_paise >= 0),
	discount_paise bigint not null default 0 check (discount_paise between 0 and gross_paise),
	primary key (order_id, n),
	unique (order_id, kind)
);

-- When which part of an order is to be paid; the parts sum to its total.
create table payment_schedule (
	order_id text not null references orders (id) on delete cascade,
	n bigint not null check (n > 0),
	due text not null check (due in ('on-order', 'before-delivery', 'on-delivery', 'on-commissioning')),
	amount_paise bigint not null check (amount_paise >= 0),
	primary key (order_id, n)
);

-- Money that somebody set out to pay or paid: a try with a provider, or what an admin saw arrive.
create table payments (
	id text primary key,
	order_id text not null references orders (id),
	-- The part of the schedule that it is for; money of its own accord is for the first that is open.
	schedule_n bigint,
	provider text not null check (provider in ('transfer', 'cod', 'razorpay')),
	-- The order that the provider opened for it.
	provider_order text,
	-- What the provider or the bank calls it.
	provider_ref text,
	state text not null check (state in ('created', 'authorised', 'captured', 'failed', 'expired')),
	amount_paise bigint not null check (amount_paise > 0),
	-- What is refunded of it or about to be: never more than there is.
	refunded_paise bigint not null default 0 check (refunded_paise between 0 and amount_paise),
	-- Why it failed, as the provider says.
	failure text,
	-- Who marked it as received; null for what a provider told.
	recorded_by text,
	created_at bigint not null,
	updated_at bigint not null,
	captured_at bigint,
	unique (provider, provider_ref)
);
create index payments_by_order on payments (order_id, created_at);
create index payments_by_provider_order on payments (provider_order) where provider_order is not null;
create index payments_open on payments (state, created_at) where state in ('created', 'authorised');
create index payments_by_date on payments (created_at, id);

-- Money that goes back. The key makes the same wish one refund, with the provider too.
create table refunds (
	id text primary key,
	payment_id text not null references payments (id),
	order_id text not null references orders (id),
	key text not null unique,
	amount_paise bigint not null check (amount_paise > 0),
	state text not null check (state in ('requested', 'sent', 'done', 'failed')),
	provider_ref text unique,
	reason text not null,
	failure text,
	created_by text,
	created_at bigint not null,
	updated_at bigint not null,
	done_at bigint
);
create index refunds_by_order on refunds (order_id, created_at);
create index refunds_by_payment on refunds (payment_id);
create index refunds_by_date on refunds (created_at, id);

-- What providers told, each once, as it came.
create table payment_events (
	provider text not null,
	event_id text not null,
	kind text not null,
	body text not null,
	received_at bigint not null,
	primary key (provider, event_id)
);
create index payment_events_by_date on payment_events (received_at);
