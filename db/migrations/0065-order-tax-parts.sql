-- The tax class that a product names; null for that of its category.
alter table products add column tax_class text;

-- How each line and charge of an order is taxed, in parts of one HSN or SAC and one rate. They sum to what is paid.
create table order_tax_parts (
	order_id text not null references orders (id),
	"of" text not null check ("of" in ('line', 'charge')),
	n bigint not null,
	part text not null check (part in ('goods', 'service')),
	hsn_sac text not null,
	rate_bp bigint not null check (rate_bp between 0 and 10000),
	taxable_paise bigint not null check (taxable_paise >= 0),
	cgst_paise bigint not null check (cgst_paise >= 0),
	sgst_paise bigint not null check (sgst_paise = cgst_paise),
	igst_paise bigint not null check (igst_paise >= 0 and (igst_paise = 0 or cgst_paise = 0)),
	primary key (order_id, "of", n, part, hsn_sac, rate_bp)
);
