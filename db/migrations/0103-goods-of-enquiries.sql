-- The goods that an enquiry asks about, as JSON with names and prices of then; null where it asks about a plan alone.
alter table enquiries add column goods text;
