-- One transfer may send several refunds of an order, such as those of its two payments.
alter table refunds drop constraint refunds_provider_ref_key;
create index refunds_by_ref on refunds (provider_ref) where provider_ref is not null;
