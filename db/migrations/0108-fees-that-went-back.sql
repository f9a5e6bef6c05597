-- What went back to a buyer beside a refund: of the provider's fee, which the buyer had paid on top. It is no part of the
-- refund's amount.
alter table refunds add column buyer_fee_paise bigint not null default 0 check (buyer_fee_paise >= 0);
