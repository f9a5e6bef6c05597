-- The reference that a bank promises to be unique, spelt one way: by it a payment of a transfer is known again. Of those
-- recorded before, what was typed or stood in the bank's file, without blanks, hyphens, its name and zeros before it.
alter table payments add column bank_ref text;
update payments
set bank_ref = ltrim(
	replace(replace(replace(replace(replace(replace(replace(replace(replace(
		upper(provider_ref), ' ', ''), '-', ''), ':', ''), '/', ''), '.', ''), 'UTR', ''), 'RRN', ''), 'UPI', ''), 'IMPS', ''),
	'0'
)
where provider = 'transfer' and provider_ref is not null;
-- What is longer is a line of a statement, and no reference.
update payments set bank_ref = null where bank_ref = '' or length(bank_ref) > 22;
create index payments_by_bank_ref on payments (bank_ref) where bank_ref is not null;

-- Statements that are looked at, for a day.
create table bank_statements (
	id text primary key,
	text text not null,
	created_by text not null references users (id) on delete cascade,
	created_at bigint not null
);
create index bank_statements_by_age on bank_statements (created_at);

-- What the columns of a table are whose head no bank is known by.
create table bank_layouts (
	signature text primary key,
	columns text not null,
	updated_at bigint not null
);
