-- The chosen system of the plan as it was when the enquiry was sent, JSON, money in paise; null where none was kept.
alter table enquiries add column plan_as_sent text;
