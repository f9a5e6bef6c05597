-- What a provider has paid out to the shop's account, and of what it consists: payments less fees, refunds, adjustments.
create table settlements (
	provider text not null,
	ref text not null,
	-- What the bank's statement has it by.
	utr text,
	settled_at bigint not null,
	-- Credits less debits of its items.
	amount_paise bigint not null default 0,
	-- The line of the bank's statement with which it was received.
	bank_reference text,
	received_at bigint,
	primary key (provider, ref)
);
create index settlements_by_amount on settlements (amount_paise);
create index settlements_by_date on settlements (settled_at);
create table settlement_items (
	provider text not null,
	-- The provider's id of the payment, refund or adjustment.
	ref text not null,
	settlement_ref text not null,
	kind text not null,
	-- Of a refund, the payment it is of.
	payment_ref text,
	amount_paise bigint not null,
	credit_paise bigint not null check (credit_paise >= 0),
	debit_paise bigint not null check (debit_paise >= 0),
	-- With the GST within it, and that GST.
	fee_paise bigint not null,
	tax_paise bigint not null,
	primary key (provider, ref),
	foreign key (provider, settlement_ref) references settlements (provider, ref)
);
create index settlement_items_by_settlement on settlement_items (provider, settlement_ref);
