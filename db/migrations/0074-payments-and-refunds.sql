-- What an admin or a bank's file says was received is one payment however often it is sent.
alter table payments add column request_key text;
create unique index payments_by_request_key on payments (request_key) where request_key is not null;

-- Whether what is refunded is to be paid once more, as after money that came twice.
alter table refunds add column pay_again bigint not null default 0 check (pay_again in (0, 1));

-- Lists, counts and reports leave out what only waits for its money.
drop index orders_by_status;
create index orders_by_status on orders (status, created_at, released_at);
drop index orders_by_date;
create index orders_by_date on orders (created_at, id, status, installer_id, zip_prefix, total_paise, released_at);
