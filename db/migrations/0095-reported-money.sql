-- Refunds that a provider reports before they can be recorded: their payment is not known, or has too little left.
create table waiting_refunds (
	provider text not null,
	-- What the provider calls the refund, and the payment it is of.
	ref text not null,
	payment_ref text not null,
	amount_paise bigint not null,
	currency text not null,
	state text not null check (state in ('sent', 'done', 'failed')),
	-- The refund of ours that it says it is.
	refund_id text,
	received_at bigint not null,
	primary key (provider, ref)
);
create index waiting_refunds_by_payment on waiting_refunds (provider, payment_ref);
create index waiting_refunds_by_date on waiting_refunds (received_at);

-- What a provider was asked to collect, and what it says of what it collected.
alter table payments add column asked_paise bigint;
update payments set asked_paise = amount_paise where provider = 'razorpay';
-- The provider's fee, with the GST that is within it; null where it has not said.
alter table payments add column fee_paise bigint;
alter table payments add column fee_tax_paise bigint;
-- What the buyer paid on top for the provider's fee; it is no part of the payment.
alter table payments add column buyer_fee_paise bigint not null default 0 check (buyer_fee_paise >= 0);
-- What a bank pays of it for an offer of its own: counted as paid, and owed by the bank until it is settled.
alter table payments add column bank_offer_paise bigint not null default 0 check (bank_offer_paise >= 0);
-- What the shop gave up for an offer of its own: the order is for so much less.
alter table payments add column shop_offer_paise bigint not null default 0 check (shop_offer_paise >= 0);

-- In what a payment on delivery was made; cash where nobody said.
alter table payments add column collected text check (collected in ('cash', 'upi', 'card'));

-- Captured payments of another amount or currency than was asked for, until an admin has decided what becomes of them.
create table held_payments (
	provider text not null,
	ref text not null,
	-- The payment that was begun, under whose order at the provider it was paid.
	payment_id text not null references payments (id),
	order_id text not null references orders (id),
	-- In the smallest unit of its currency.
	amount_paise bigint not null,
	currency text not null,
	asked_paise bigint not null,
	fee_paise bigint,
	fee_tax_paise bigint,
	has_offer bigint not null default 0 check (has_offer in (0, 1)),
	captured_at bigint not null,
	held_at bigint not null,
	decision text check (decision in ('taken', 'refunded', 'dismissed')),
	decided_by text,
	decided_at bigint,
	primary key (provider, ref)
);
create index held_payments_by_order on held_payments (order_id);
create index held_payments_undecided on held_payments (held_at) where decision is null;
