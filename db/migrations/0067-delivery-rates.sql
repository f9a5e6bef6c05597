-- What delivery costs, by weight and distance: a row for each time that an admin has saved it, so that the one before
-- can be had again. Of two who save over the same revision the second finds its number taken.
create table delivery_rates (
	revision bigint primary key check (revision > 0),
	value text not null,
	saved_at bigint not null
);
