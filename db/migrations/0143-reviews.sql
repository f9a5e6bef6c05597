-- What buyers write of the products and the installer of their finished orders.
create table reviews (
	id text primary key,
	order_id text not null references orders (id),
	-- One of the two.
	product_id text references products (id),
	installer_id text references users (id),
	-- The account that has ordered; null of a guest.
	user_id text references users (id),
	-- The first name; blank once the names of the order are deleted.
	name text not null,
	city text not null,
	stars bigint not null check (stars between 1 and 5),
	text text not null,
	state text not null check (state in ('shown', 'held', 'hidden')),
	hidden_reason text check (hidden_reason in ('abuse', 'personal-data', 'off-topic')),
	created_at bigint not null,
	updated_at bigint not null,
	check ((product_id is null) <> (installer_id is null))
);
create unique index reviews_of_products on reviews (order_id, product_id) where product_id is not null;
create unique index reviews_of_installers on reviews (order_id, installer_id) where installer_id is not null;
create index reviews_of_order on reviews (order_id, created_at);
create index reviews_by_product on reviews (product_id, state, created_at);
create index reviews_by_installer on reviews (installer_id, state, created_at);
create index reviews_by_user on reviews (user_id);
create index reviews_by_age on reviews (created_at);

create table review_answers (
	review_id text not null references reviews (id),
	-- Whose answer it is.
	side text not null check (side in ('shop', 'installer')),
	text text not null,
	answered_by text not null,
	created_at bigint not null,
	primary key (review_id, side)
);

-- The orders whose buyers were asked for a review, or do not want to be.
create table review_requests (
	order_id text primary key references orders (id),
	state text not null check (state in ('asked', 'refused')),
	created_at bigint not null
);

-- The sum and the number of the stars of shown reviews.
alter table products add column rating_total bigint not null default 0;
alter table products add column rating_count bigint not null default 0;
