-- A subscriber confirms their address by a key that only the mail to it has, and leaves the list by the same.
alter table newsletter_subscribers add column key text;
alter table newsletter_subscribers add column confirmed_at bigint;
update newsletter_subscribers set confirmed_at = created_at;
create unique index newsletter_subscribers_by_key on newsletter_subscribers (key) where key is not null;
create index newsletter_subscribers_by_date on newsletter_subscribers (created_at, email);
