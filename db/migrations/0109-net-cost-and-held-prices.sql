-- What was expected of an order's system as it was placed: the subsidy that its buyer may get, and the price of installing
-- it where that is not in the total; null where nothing was.
alter table orders add column subsidy_paise bigint check (subsidy_paise > 0);
alter table orders add column uninstalled_paise bigint check (uninstalled_paise >= 0);
