-- The calls with a person and the notes about them, as an admin wrote them down.
create table contact_notes (
	id text primary key,
	-- A mail address, or the last ten digits of a phone number.
	contact text not null,
	kind text not null check (kind in ('call', 'note')),
	text text not null,
	written_by text not null,
	writer_name text not null,
	created_at bigint not null
);
create index contact_notes_by_contact on contact_notes (contact, created_at);
create index contact_notes_by_age on contact_notes (created_at);
-- The page of a person finds these by their address.
create index mails_by_recipient on mails (recipient, created_at);
create index feedback_by_email on feedback (email, created_at);
