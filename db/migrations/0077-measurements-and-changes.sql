-- A serial number in small and capital letters alike, where the store lets no two orders have it; null where it does not
-- ask, and for numbers that two orders had before it did.
alter table installation_serials add column claim text;
update installation_serials set claim = upper(serial) where upper(serial) in (
	select upper(serial) from installation_serials group by upper(serial) having count(*) = 1
);
create unique index installation_serials_claimed on installation_serials (claim) where claim is not null;

-- What was measured before an installation is signed off: its continuity of earthing, and each string by itself.
alter table installations add column earth_milliohms bigint check (earth_milliohms >= 0);
create table installation_strings (
	order_id text not null references installations (order_id),
	n bigint not null check (n > 0),
	name text not null,
	open_circuit_millivolts bigint not null check (open_circuit_millivolts >= 0),
	insulation_kiloohms bigint not null check (insulation_kiloohms >= 0),
	polarity_correct bigint not null check (polarity_correct in (0, 1)),
	primary key (order_id, n)
);

-- Other parts for an order, at another price, that its installer proposes and its buyer answers. What was before and what
-- would be are kept as JSON, whatever becomes of the catalogue. Of an order one is open.
create table order_changes (
	order_id text not null references orders (id),
	n bigint not null check (n > 0),
	state text not null check (state in ('proposed', 'accepted', 'refused', 'withdrawn')),
	-- Of all that the buyer is shown: who consents names it.
	hash text not null,
	reason text not null,
	before text not null,
	after text not null,
	total_before_paise bigint not null check (total_before_paise >= 0),
	total_after_paise bigint not null check (total_after_paise >= 0),
	proposed_by text references users (id),
	proposed_by_name text not null,
	answered_by_name text,
	-- Why it was refused or withdrawn.
	answer_note text,
	created_at bigint not null,
	answered_at bigint,
	primary key (order_id, n)
);
create unique index order_changes_open on order_changes (order_id) where state = 'proposed';
create index order_changes_by_date on order_changes (created_at, order_id);
