-- Why goods come back: of a fault of the shop, the charges of the order go back with them. Null of those that were asked
-- for before this was.
alter table returns add column cause text check (
	cause in ('changed-mind', 'damaged', 'wrong-item', 'not-as-described')
);

-- What of an order's charges went back with a return.
create table return_charges (
	order_id text not null,
	n bigint not null,
	-- Which of the order's charges.
	charge bigint not null,
	amount_paise bigint not null check (amount_paise > 0),
	primary key (order_id, n, charge),
	foreign key (order_id, n) references returns (order_id, n) on delete cascade
);
