-- People who want to hear when a product is back in stock: by an account, or by a mail address that has confirmed it. A row
-- goes with the mail that it was for.
create table stock_alerts (
	id text primary key,
	product_id text not null references products (id) on delete cascade,
	user_id text references users (id) on delete cascade,
	email text,
	key text not null unique,
	confirmed_at bigint,
	created_at bigint not null,
	check ((user_id is null) <> (email is null))
);
create unique index stock_alerts_by_account on stock_alerts (product_id, user_id) where user_id is not null;
create unique index stock_alerts_by_address on stock_alerts (product_id, email) where email is not null;
create index stock_alerts_of_account on stock_alerts (user_id) where user_id is not null;
create index stock_alerts_of_address on stock_alerts (email) where email is not null;
create index stock_alerts_by_date on stock_alerts (created_at);

-- Whether the buyer has said to have the parts that a cart lacks for a system.
alter table carts add column has_other_parts integer not null default 0 check (has_other_parts in (0, 1));
