-- What an enquiry asks: an installer about a plan or goods, or the shop what delivering goods costs.
alter table enquiries add column asks text not null default 'installer' check (asks in ('installer', 'delivery-cost'));
alter table enquiries add column quoted_price_key text;

-- Goods and their delivery to a PIN code, at prices that hold until a day: what the shop has answered to an enquiry, and its
-- buyer orders by. Items are JSON with prices in paise.
create table quoted_prices (
	key text primary key,
	enquiry_id text not null references enquiries (id) on delete cascade,
	items text not null,
	pin text not null,
	delivery_paise bigint not null check (delivery_paise >= 0),
	delivery_day text not null,
	valid_until text not null,
	created_at bigint not null
);
create index quoted_prices_of_enquiry on quoted_prices (enquiry_id);
