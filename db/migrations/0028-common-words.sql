-- Names that say what a table or column is for.
alter table cart_fillings rename to cart_sessions;
alter table products rename column shelf to position;
alter table order_words rename to order_search_terms;
alter table order_search_terms rename column word to term;
alter table enquiry_words rename to enquiry_search_terms;
alter table enquiry_search_terms rename column word to term;
alter table notification_numbers rename to notification_sequence;
alter table notifications rename column seq to event_sequence;
