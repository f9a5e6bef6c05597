-- The state of an appointment for which the buyer asked another time has the name that calls give it.
alter table installations drop constraint installations_appointment_state_check;
update installations set appointment_state = 'change-requested' where appointment_state = 'another-asked';
alter table installations add constraint installations_appointment_state_check
	check (appointment_state in ('proposed', 'confirmed', 'change-requested'));
