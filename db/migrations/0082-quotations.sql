-- For whom a quotation was issued; what it says is in its document. A visitor's belongs to their cart, and to whoever has
-- its secret. The row comes before its document, which takes its number last.
create table quotations (
	id text primary key references documents (id) deferrable initially deferred,
	user_id text references users (id),
	cart_id text references carts (id) on delete set null,
	secret text not null unique,
	-- Of the request that it answers: the same again is the same quotation.
	request_key text not null unique,
	request_hash text not null,
	name text not null,
	total_paise bigint not null check (total_paise >= 0),
	-- The last day, YYYY-MM-DD.
	valid_until text not null,
	-- As JSON: the products by their ids, which papers do not have, with how many and the price of one in paise.
	items text not null,
	created_at bigint not null,
	anonymised_at bigint
);
create index quotations_of_user on quotations (user_id, created_at);
create index quotations_of_cart on quotations (cart_id);
create index quotations_by_date on quotations (created_at, id);
