-- By how many half minutes the clock of an app was ahead when two-step login was set up; negative where it was behind.
alter table second_factors add column clock_offset integer not null default 0 check (clock_offset between -2 and 2);
