-- rebuilds a table: one transfer may send several refunds of an order, such as those of its two payments.
create table refunds_anew (
	id text primary key,
	payment_id text not null references payments (id),
	order_id text not null references orders (id),
	key text not null unique,
	amount_paise bigint not null check (amount_paise > 0),
	state text not null check (state in ('requested', 'sent', 'done', 'failed')),
	provider_ref text,
	reason text not null,
	failure text,
	created_by text,
	created_at bigint not null,
	updated_at bigint not null,
	done_at bigint,
	-- Whether what is refunded is to be paid once more, as after money that came twice.
	pay_again bigint not null default 0 check (pay_again in (0, 1))
);
insert into refunds_anew (
	id, payment_id, order_id, key, amount_paise, state, provider_ref, reason, failure, created_by, created_at,
	updated_at, done_at, pay_again
)
select
	id, payment_id, order_id, key, amount_paise, state, provider_ref, reason, failure, created_by, created_at,
	updated_at, done_at, pay_again
from refunds;
drop table refunds;
alter table refunds_anew rename to refunds;
create index refunds_by_order on refunds (order_id, created_at);
create index refunds_by_payment on refunds (payment_id);
create index refunds_by_date on refunds (created_at, id);
create index refunds_by_ref on refunds (provider_ref) where provider_ref is not null;
