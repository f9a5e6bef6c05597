-- The uploaded picture of the signature on it, which is kept for as long as there is the document.
alter table documents add column signature text;
