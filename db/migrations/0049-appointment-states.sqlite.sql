-- rebuilds a table: the state of an appointment for which the buyer asked another time has the name that calls give it.
create table installations_anew (
	order_id text primary key references orders (id),
	installer_id text not null references users (id),
	appointment_at bigint,
	appointment_minutes bigint,
	appointment_state text check (appointment_state in ('proposed', 'confirmed', 'change-requested')),
	-- What the buyer said when asking for another.
	appointment_preference text,
	customer_name text,
	completed_at bigint,
	created_at bigint not null,
	updated_at bigint not null
);
insert into installations_anew (
	order_id, installer_id, appointment_at, appointment_minutes, appointment_state, appointment_preference,
	customer_name, completed_at, created_at, updated_at
)
select
	order_id, installer_id, appointment_at, appointment_minutes,
	case appointment_state when 'another-asked' then 'change-requested' else appointment_state end,
	appointment_preference, customer_name, completed_at, created_at, updated_at
from installations;
drop table installations;
alter table installations_anew rename to installations;
create index installations_by_installer on installations (installer_id, appointment_at);
