-- Whether an order or enquiry is found by the word also by an installer who has not accepted it: the order's
-- number, the buyer's first name and the PIN code. What is not known to be so is hidden.
alter table order_words add column before_acceptance bigint not null default 0;
update order_words set before_acceptance = 1
where exists (
	select 1 from orders
	where orders.id = order_words.order_id
	and (
		replace(
			' ' || lower(orders.id || ' ' || replace(substr(orders.id, 4), '-', ' ') || ' ' || orders.zip_code) || ' ',
			' ' || order_words.word || ' ', ''
		) <> ' ' || lower(orders.id || ' ' || replace(substr(orders.id, 4), '-', ' ') || ' ' || orders.zip_code) || ' '
		or replace('|' || lower(orders.full_name) || ' ', '|' || order_words.word || ' ', '') <> '|' || lower(orders.full_name) || ' '
	)
);

alter table enquiry_words add column before_acceptance bigint not null default 0;
update enquiry_words set before_acceptance = 1
where exists (
	select 1 from enquiries
	where enquiries.id = enquiry_words.enquiry_id
	and (
		enquiry_words.word = enquiries.pin
		or replace('|' || lower(enquiries.name) || ' ', '|' || enquiry_words.word || ' ', '') <> '|' || lower(enquiries.name) || ' '
	)
);
