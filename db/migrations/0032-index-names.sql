-- Names of indexes that say what their tables and columns are called by now.
drop index cart_fillings_by_date;
create index cart_sessions_by_date on cart_sessions (started_at, outcome);
drop index cart_fillings_by_cart;
create index cart_sessions_by_cart on cart_sessions (cart_id, started_at);
drop index enquiry_presses_by_date;
create index enquiry_dedup_keys_by_date on enquiry_dedup_keys (sent_at);
drop index enquiry_words_by_enquiry;
create index enquiry_search_terms_by_enquiry on enquiry_search_terms (enquiry_id, term);
drop index order_words_by_order;
create index order_search_terms_by_order on order_search_terms (order_id, term);
drop index notifications_by_seq;
create unique index notifications_by_event_sequence on notifications (event_sequence);
drop index notifications_unnumbered;
create index notifications_without_event_sequence on notifications (created_at) where event_sequence is null;
