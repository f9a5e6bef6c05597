-- What a code takes off an order, how often it may be used and by whom. Days are of the store's zone.
create table discount_codes (
	id text primary key,
	-- In capitals, as it is compared.
	code text not null unique,
	-- One of the two.
	amount_paise bigint check (amount_paise > 0),
	-- Hundredths of a per cent of the goods.
	percent_bp bigint check (percent_bp between 1 and 10000),
	-- The most that a per cent takes off; null is no limit.
	cap_paise bigint check (cap_paise > 0),
	least_goods_paise bigint not null default 0 check (least_goods_paise >= 0),
	valid_from text not null,
	valid_to text,
	max_uses bigint check (max_uses > 0),
	max_per_person bigint check (max_per_person > 0),
	ended_at bigint,
	created_by text not null,
	created_at bigint not null,
	check ((amount_paise is null) <> (percent_bp is null))
);

-- Each use of a code, by a number up to its limit: no number is given twice, so no limit is passed, however many try
-- at once. An order that ends frees its number.
create table code_uses (
	code_id text not null references discount_codes (id),
	n bigint not null check (n > 0),
	-- Its email in small letters, where the code counts people.
	person text,
	person_n bigint check (person_n > 0),
	order_id text not null unique,
	discount_paise bigint not null check (discount_paise >= 0),
	used_at bigint not null,
	primary key (code_id, n),
	unique (code_id, person, person_n),
	check ((person is null) = (person_n is null))
);
