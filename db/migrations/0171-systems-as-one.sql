-- The HSN under which its installed goods are billed as one system; null where each line is billed under its own.
alter table orders add column system_hsn text;
