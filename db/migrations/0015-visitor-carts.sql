-- Visitors' carts are deleted when nobody has changed them for long.
create index carts_of_visitors on carts (updated_at) where user_id is null;
