-- What the store itself notes in the history of an order, as a code with parameters (JSON); what a person
-- noted stays the text it is.
alter table order_events add column note_code text;
alter table order_events add column note_params text;
