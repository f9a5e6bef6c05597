-- The survey of a roof is an appointment of its own, beside the day of the installation.
alter table installations add column survey_at bigint;
alter table installations add column survey_minutes integer;
alter table installations add column survey_state text check (survey_state in ('proposed', 'confirmed', 'change-requested'));
alter table installations add column survey_preference text;
create index installations_survey on installations (installer_id, survey_at);
