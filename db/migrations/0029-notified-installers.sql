-- How many installers got a notification of an enquiry.
alter table enquiries rename column told to notified_installers;
