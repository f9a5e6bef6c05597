-- What time a buyer would prefer, when asking for another appointment.
alter table installations rename column appointment_wish to appointment_preference;
