-- The signature of the customer under a sign-off, as the lines of a drawing.
alter table installations add column signature text;
-- Why a visit was moved last.
alter table installations add column appointment_reason text;
alter table installations add column survey_reason text;
-- Numbers that two orders have are found by them.
create index installation_serials_in_capitals on installation_serials (upper(serial));
