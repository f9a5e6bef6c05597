-- How much of what a provider took from the shop for a dispute is recorded as taken back, less what came back.
alter table payment_disputes add column booked_paise bigint not null default 0 check (booked_paise >= 0);

-- Of money that came back once a dispute was won, the payment that it was taken of.
alter table payments add column restores text;
create index payments_by_restored on payments (restores) where restores is not null;
