-- Who added a row, by name; null for what came with the store.
alter table retail_tariffs add column added_by text;
alter table metering_rules add column added_by text;
alter table state_subsidies add column added_by text;
