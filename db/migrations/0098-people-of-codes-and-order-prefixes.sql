-- Whose phone an order that used a code gave, its last ten digits: a person is counted by phone and by mail.
alter table code_uses add column phone text;

-- What order numbers of this shop ever began with: those of before are found by theirs.
create table order_prefixes (
	prefix text primary key,
	used_from bigint not null
);
insert into order_prefixes (prefix, used_from) values ('SB', 0);
