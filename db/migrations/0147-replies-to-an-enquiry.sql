-- What an enquiry was answered with, for whoever asked; null where they were answered otherwise.
alter table enquiries add column reply text;
