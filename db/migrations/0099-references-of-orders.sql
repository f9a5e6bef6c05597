-- What an admin finds an order by beside its own words: phone, mail and bill of its buyer, numbers of its documents, what banks,
-- providers and carriers call it, and serial numbers. Each in small letters, found by its beginning.
create table order_references (
	term text not null collate binary,
	order_id text not null references orders (id),
	kind text not null,
	primary key (term, order_id)
);
create index order_references_by_order on order_references (order_id, kind);
create index orders_by_money on orders (money_state, created_at, id);
create index order_line_parts_by_product on order_line_parts (product_id, order_id);

with digits (id, phone) as (
	select
		id,
		replace(replace(replace(replace(replace(replace(replace(contact_number, ' ', ''), '-', ''), '+', ''), '(', ''), ')', ''), '.', ''), '/', '')
	from orders
	where anonymised_at is null
)
insert into order_references (term, order_id, kind)
select term, id, 'buyer' from (
	select case when length(phone) > 10 then substr(phone, length(phone) - 9, 10) else phone end as term, id from digits
	union
	select case when length(phone) > 4 then substr(phone, length(phone) - 3, 4) else phone end, id from digits
	union
	select lower(email), id from orders where email is not null
	union
	select lower(gstin), order_id from order_billing where gstin is not null
) as of_buyers
where term <> '';

with recursive texts (order_id, kind, words) as (
	select order_id, 'buyer', lower(name) || ' ' from order_billing
	union all
	select order_id, 'document', lower(number) || ' ' || lower(replace(number, '/', ' ')) || ' ' from documents where order_id is not null
), spelled (order_id, kind, rest, term) as (
	select order_id, kind, words, cast('' as text) from texts
	union all
	select
		order_id, kind, substr(rest, 2),
		case when substr(rest, 1, 1) = ' ' then '' else term || substr(rest, 1, 1) end
	from spelled
	where length(rest) > 0
)
insert into order_references (term, order_id, kind)
select term, order_id, min(kind) from spelled where substr(rest, 1, 1) = ' ' and term <> ''
group by term, order_id
on conflict do nothing;

insert into order_references (term, order_id, kind)
select term, order_id, min(kind) from (
	select lower(provider_ref) as term, order_id, 'payment' as kind from payments
	union
	select lower(provider_order), order_id, 'payment' from payments
	union
	select lower(provider_ref), order_id, 'payment' from refunds
	union
	select lower(tracking_number), order_id, 'parcel' from dispatches
	union
	select lower(serial), order_id, 'serial' from installation_serials
) as of_things
where term is not null and term <> ''
group by term, order_id
on conflict do nothing;
