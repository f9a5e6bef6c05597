-- What buyers ask installers from a plan.
create table enquiries (
	id text primary key,
	user_id text references users (id),
	name text not null,
	contact_number text,
	email text,
	pin text not null,
	message text,
	-- The address of the plan within the store.
	plan text not null,
	summary text,
	status text not null check (status in ('open', 'taken', 'answered', 'closed')),
	installer_id text references users (id),
	-- What the installer noted with the answer.
	note text,
	-- How many installers were told by name; null where it is open to every installer.
	told bigint,
	created_at bigint not null,
	taken_at bigint,
	answered_at bigint,
	updated_at bigint not null,
	check (contact_number is not null or email is not null)
);
create index enquiries_by_date on enquiries (created_at, id);
create index enquiries_by_status on enquiries (status, created_at, id);
create index enquiries_by_installer on enquiries (installer_id, created_at, id);
create index enquiries_by_user on enquiries (user_id, created_at, id);

-- The latest enquiry of a person about a plan, so that pressing twice asks once.
create table enquiry_presses (
	-- A hash of who asks and what about.
	fingerprint text primary key,
	enquiry_id text not null
);
