-- What installers and admins work with: audit, installations, profiles and applications of installers,
-- several pictures and the archive of products, and the indexes their lists are read by.

-- Every change an installer or admin makes. `before` and `after` hold the changed fields as JSON.
create table audit_entries (
	id text primary key,
	actor_id text,
	actor_name text not null,
	actor_role text not null,
	action text not null,
	kind text not null,
	subject_id text not null,
	subject_name text not null,
	before text,
	after text,
	created_at bigint not null
);
create index audit_entries_by_date on audit_entries (created_at, id);
create index audit_entries_by_subject on audit_entries (subject_id, created_at);
create index audit_entries_by_kind on audit_entries (kind, created_at);
create index audit_entries_by_actor on audit_entries (actor_id, created_at);

-- Further pictures of a product, in their order, as a JSON list; `image` is the first.
alter table products add column pictures text;
-- An archived product is kept with all it has but is not for sale.
alter table products add column archived_at bigint;

alter table users add column suspended_at bigint;
create index users_by_role on users (role, created_at);
create index users_by_date on users (created_at);
create index users_by_name on users (lower(name), id);
-- One row that whoever changes roles or suspends holds, so that two at once never leave no admin.
create table account_locks (name text primary key);
insert into account_locks (name) values ('admins');

create table installer_applications (
	id text primary key,
	user_id text not null references users (id) on delete cascade,
	firm text not null,
	licence_number text not null,
	message text,
	status text not null check (status in ('open', 'approved', 'refused')),
	-- Why it was refused.
	reason text,
	-- The name of the admin.
	decided_by text,
	decided_at bigint,
	created_at bigint not null
);
create index installer_applications_by_status on installer_applications (status, created_at);
create index installer_applications_by_user on installer_applications (user_id, created_at);
create unique index installer_applications_one_open on installer_applications (user_id) where status = 'open';

create table installer_profiles (
	user_id text primary key references users (id) on delete cascade,
	firm text not null,
	licence_number text not null,
	-- Where "near you" is measured from.
	base_pin text,
	jobs_a_week bigint not null check (jobs_a_week >= 0),
	updated_at bigint not null
);
-- The first digits, two to six, of the PIN codes an installer serves.
create table installer_areas (
	user_id text not null references installer_profiles (user_id) on delete cascade,
	prefix text not null,
	primary key (user_id, prefix)
);
create index installer_areas_by_prefix on installer_areas (prefix);

-- The job that follows an accepted order, and the one appointment it has at a time.
create table installations (
	order_id text primary key references orders (id),
	installer_id text not null references users (id),
	appointment_at bigint,
	appointment_minutes bigint,
	appointment_state text check (appointment_state in ('proposed', 'confirmed', 'another-asked')),
	-- What the buyer said when asking for another.
	appointment_wish text,
	customer_name text,
	completed_at bigint,
	created_at bigint not null,
	updated_at bigint not null
);
create index installations_by_installer on installations (installer_id, appointment_at);

create table installation_steps (
	order_id text not null references installations (order_id),
	step text not null
		check (step in ('survey', 'mounting', 'electrical', 'commissioning', 'net-meter', 'hand-over')),
	note text,
	done_at bigint,
	done_by text,
	primary key (order_id, step)
);

create table installation_photos (
	id text primary key,
	order_id text not null references installations (order_id),
	step text not null,
	image text not null,
	created_at bigint not null
);
create index installation_photos_by_order on installation_photos (order_id, step, created_at);

create table installation_serials (
	order_id text not null references installations (order_id),
	product_id text not null references products (id),
	serial text not null,
	created_at bigint not null,
	primary key (order_id, product_id, serial)
);

-- Each time a cart is filled, from its first line until it is ordered or emptied.
create table cart_fillings (
	id text primary key,
	cart_id text not null,
	started_at bigint not null,
	ended_at bigint,
	outcome text check (outcome in ('ordered', 'emptied')),
	order_id text
);
create index cart_fillings_by_date on cart_fillings (started_at, outcome);
create index cart_fillings_by_cart on cart_fillings (cart_id, started_at);

-- What each reader has done with a notification; one for a role is everybody's own to read and clear.
create table notification_marks (
	notification_id text not null references notifications (id) on delete cascade,
	user_id text not null references users (id) on delete cascade,
	read_at bigint,
	cleared_at bigint,
	primary key (notification_id, user_id)
);
insert into notification_marks (notification_id, user_id, read_at)
select notifications.id, users.id, notifications.read_at
from notifications join users on users.id = notifications.for_user_id or users.role = notifications.for_role
where notifications.read_at is not null;
alter table notifications drop column read_at;
-- Told to open screens, but not kept in anybody's list.
alter table notifications add column quiet bigint not null default 0;
drop index notifications_by_role;
drop index notifications_by_user;
create index notifications_by_role on notifications (for_role, quiet, created_at, id);
create index notifications_by_user on notifications (for_user_id, quiet, created_at, id);

-- The first three digits of the PIN code: where "near" and "by state" come from.
alter table orders add column zip_prefix text;
update orders set zip_prefix = substr(zip_code, 1, 3);
-- Its further columns let the reports read nothing but the index.
create index orders_by_date on orders (created_at, id, status, installer_id, zip_prefix, total_paise);
create index orders_by_pool on orders (status, installer_id, created_at, id);
create index orders_by_area on orders (status, installer_id, zip_prefix, created_at, id);
create index order_events_by_action on order_events (action, created_at, order_id, actor_id);

-- The words of an order's number, name, city and PIN code, for searching by the beginning of a word.
create table order_words (
	word text not null collate binary,
	created_at bigint not null,
	order_id text not null references orders (id),
	primary key (word, created_at, order_id)
);
create index order_words_by_order on order_words (order_id, word);
with recursive spelled (id, created_at, rest, word) as (
	select
		id, created_at,
		lower(id || ' ' || replace(substr(id, 4), '-', ' ') || ' ' || full_name || ' ' || city || ' ' || zip_code || ' '),
		cast('' as text)
	from orders
	union all
	select
		id, created_at, substr(rest, 2),
		case when substr(rest, 1, 1) = ' ' then '' else word || substr(rest, 1, 1) end
	from spelled
	where length(rest) > 0
)
insert into order_words (word, created_at, order_id)
select distinct word, created_at, id from spelled where substr(rest, 1, 1) = ' ' and word <> '';
