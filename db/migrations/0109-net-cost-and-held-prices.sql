-- What was expected of an order's system as it was placed: the subsidy that its buyer may get, and the price of installing
-- it where that is not in the total; null where nothing was.
alter table orders add column subsidy_paise bigint check (subsidy_paise > 0);
alter table orders add column uninstalled_paise bigint check (uninstalled_paise >= 0);

-- What a quotation holds beside the prices of its items, as JSON: how its goods come, where to, what that costs, the GST
-- on them and the subsidy that was expected. Null of those that were issued before they held a price.
alter table quotations add column held text;
-- The order that has its price.
alter table quotations add column order_id text references orders (id);
