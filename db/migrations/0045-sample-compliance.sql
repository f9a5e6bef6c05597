-- Whether sample products of a demo that had them before compliance was recorded have been given their sample records.
alter table catalogue_state add column has_sample_compliance bigint not null default 0;
