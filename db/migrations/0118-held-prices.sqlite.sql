-- rebuilds a table: one for prices that hold, those of quotations, by their secrets, and those that were quoted when asked.
create table held_prices (
	-- A secret: an order that names it has this price.
	key text primary key,
	-- As JSON: products with quantities and prices of one, paise.
	items text not null,
	-- As JSON: how the goods come, where to, what that costs, by which day, the GST on them and the subsidy expected.
	terms text not null,
	valid_until text not null,
	-- The order that has it.
	order_id text references orders (id),
	enquiry_id text references enquiries (id) on delete cascade,
	created_at bigint not null
);
create index held_prices_of_order on held_prices (order_id);
create index held_prices_of_enquiry on held_prices (enquiry_id);

insert into held_prices (key, items, terms, valid_until, order_id, enquiry_id, created_at)
select
	key, items,
	'{"fulfilment":"delivery","pin":"' || pin || '","charge":' || delivery_paise || ',"day":"' || delivery_day
		|| '","rates":{},"subsidy":null}',
	valid_until, null, enquiry_id, created_at
from quoted_prices;
drop table quoted_prices;

insert into held_prices (key, items, terms, valid_until, order_id, enquiry_id, created_at)
select
	secret, items, held, valid_until,
	case when order_id in (select id from orders where status = 'cancelled') then null else order_id end,
	null, created_at
from quotations
where held is not null and anonymised_at is null;

-- Checkouts that are under way keep the price that they had.
update checkout_drafts
set fields = replace(
	fields, '"quotationKey":""',
	'"heldPrice":"' || (
		select secret from quotations where checkout_drafts.fields like '%"quotation":"' || quotations.id || '"%'
	) || '"'
)
where exists (
	select 1 from quotations where checkout_drafts.fields like '%"quotation":"' || quotations.id || '"%'
);
-- A form sends its empty fields too; of two with one name the last counts.
update checkout_drafts
set fields = replace(
	replace(replace(replace(fields, ',"quotationKey":""', ''), '"quotationKey":"",', ''), ',"quotedPrice":""', ''),
	'"quotedPrice":"",', ''
);
update checkout_drafts
set fields = replace(replace(fields, '"quotationKey":', '"heldPrice":'), '"quotedPrice":', '"heldPrice":');

create table quotations_anew (
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
insert into quotations_anew (
	id, user_id, cart_id, secret, request_key, request_hash, name, total_paise, valid_until, items, created_at,
	anonymised_at
)
select
	id, user_id, cart_id, secret, request_key, request_hash, name, total_paise, valid_until, items, created_at,
	anonymised_at
from quotations;
drop table quotations;
alter table quotations_anew rename to quotations;
create index quotations_of_user on quotations (user_id, created_at);
create index quotations_of_cart on quotations (cart_id);
create index quotations_by_date on quotations (created_at, id);
