-- What a notification says is a code with parameters (JSON), worded where it is read. One that was written
-- before there were codes has its text instead.
alter table notifications add column code text;
alter table notifications add column params text;
alter table notifications add column text text;
update notifications set text = message;
alter table notifications drop column message;
