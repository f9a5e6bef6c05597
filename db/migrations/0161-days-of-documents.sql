-- When what a document is of happened: by that it stands in the books. Of those there are, when they were issued.
alter table documents add column dated_at bigint not null default 0;
update documents set dated_at = created_at;
create index documents_by_day on documents (dated_at, id);
