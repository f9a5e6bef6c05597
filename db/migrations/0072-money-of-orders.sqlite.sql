-- rebuilds a table: orders that wait for their money, and that are sent instead of installed, have a status of their own.
create table orders_anew (
	id text primary key,
	user_id text references users (id),
	status text not null check (status in (
		'unpaid', 'pending', 'accepted', 'declined', 'scheduled', 'installed', 'dispatched', 'delivered', 'cancelled'
	)),
	full_name text not null,
	contact_number text not null,
	email text,
	street text not null,
	city text not null,
	zip_code text not null,
	country text not null,
	total_paise bigint not null check (total_paise >= 0),
	tax_paise bigint not null check (tax_paise >= 0),
	installer_id text references users (id),
	-- The secret of the guest's tracking link.
	tracking_key text not null,
	-- Who sent the key (an account, a cart or nobody) and the key: the same twice is the same order.
	idempotency_scope text not null,
	idempotency_key text not null,
	request_hash text not null,
	created_at bigint not null,
	updated_at bigint not null,
	zip_prefix text,
	state text,
	anonymised_at bigint,
	unique (idempotency_scope, idempotency_key)
);
insert into orders_anew (
	id, user_id, status, full_name, contact_number, email, street, city, zip_code, country, total_paise,
	tax_paise, installer_id, tracking_key, idempotency_scope, idempotency_key, request_hash, created_at, updated_at, zip_prefix, state, anonymised_at
)
select
	id, user_id, status, full_name, contact_number, email, street, city, zip_code, country, total_paise,
	tax_paise, installer_id, tracking_key, idempotency_scope, idempotency_key, request_hash, created_at, updated_at, zip_prefix, state, anonymised_at
from orders;
drop table orders;
alter table orders_anew rename to orders;
create index orders_by_user on orders (user_id, created_at);
create index orders_by_status on orders (status, created_at);
create index orders_by_installer on orders (installer_id, created_at);
create index orders_by_date on orders (created_at, id, status, installer_id, zip_prefix, total_paise);
create index orders_by_pool on orders (status, installer_id, created_at, id);
create index orders_by_area on orders (status, installer_id, zip_prefix, created_at, id);
create index orders_to_anonymise on orders (created_at, id) where anonymised_at is null;

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
