-- Addresses from before there were keys get one too: everybody on the list has a way off it.
update newsletter_subscribers
set key = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
where key is null;
