-- One row: raised by every change of tariffs and prices, in the transaction that makes the change.
create table reference_state (
	id bigint primary key check (id = 1),
	version bigint not null
);
insert into reference_state (id, version) values (1, 0);
