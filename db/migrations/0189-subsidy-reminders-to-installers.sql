-- When the installer of an order was last reminded of a step to the subsidy that waits for them.
alter table subsidy_reminders add column installer_sent_at bigint;
