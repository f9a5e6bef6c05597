-- Addresses from before there were keys get one too: everybody on the list has a way off it.
update newsletter_subscribers set key = lower(hex(randomblob(24))) where key is null;
