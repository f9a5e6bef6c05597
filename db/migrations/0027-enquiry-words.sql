-- The field's words: the plan that an enquiry keeps is a snapshot, and a row finds a press that came twice.
alter table enquiries rename column plan_as_sent to plan_snapshot;
alter table enquiry_presses rename to enquiry_dedup_keys;
alter table enquiry_dedup_keys rename column pressed_at to sent_at;
