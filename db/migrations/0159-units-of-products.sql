-- The unit that a product is counted in on documents and returns (UQC); null for that of its kind.
alter table products add column unit text;
