-- Of what a paper is: a payment, a refund, a parcel. One event never has two papers of a kind.
alter table documents add column about text;
create unique index documents_once on documents (kind, about) where about is not null;
create index documents_by_date on documents (created_at, id);
