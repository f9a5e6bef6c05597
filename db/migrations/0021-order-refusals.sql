-- Who said no to an order: declined it, passed it on to the next, or handed it back after accepting it.
create table order_refusals (
	order_id text not null references orders (id),
	installer_id text not null references users (id),
	kind text not null check (kind in ('decline', 'pass', 'hand-back')),
	-- 1 where it was this installer's alone before, 0 where every installer could take it.
	was_offered bigint not null,
	-- 1 while the order is not to be offered to this installer again.
	is_final bigint not null,
	-- When the installer can no longer take it back; null where that is over.
	undo_until bigint,
	created_at bigint not null,
	primary key (order_id, installer_id)
);
create index order_refusals_by_installer on order_refusals (installer_id, is_final, undo_until, order_id);
insert into order_refusals (order_id, installer_id, kind, was_offered, is_final, undo_until, created_at)
select order_id, actor_id, 'pass', 1, 1, null, max(created_at)
from order_events
where action = 'pass' and actor_id in (select id from users)
group by order_id, actor_id;

-- 1 for an answer that was taken back, or an acceptance that was handed back: reports do not count it.
alter table order_events add column withdrawn bigint not null default 0;
drop index order_events_by_action;
create index order_events_by_action on order_events (action, created_at, order_id, actor_id, withdrawn);
