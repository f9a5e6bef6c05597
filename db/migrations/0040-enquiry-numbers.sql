-- The number of an enquiry that a person can read out, when its sender is to hear of it, and when they like to be called.
alter table enquiries add column number text not null default '';
-- The end of the day by which the sender was promised to hear; null for enquiries of before.
alter table enquiries add column due_at bigint;
-- A day, YYYY-MM-DD.
alter table enquiries add column call_day text;
alter table enquiries add column call_time text not null default 'any'
	check (call_time in ('any', 'morning', 'afternoon', 'evening'));

-- The enquiries there are get numbers that do not follow one another: counted, multiplied by what has no divisor in
-- common with 30, and written in the thirty digits of readable numbers, so no two are the same.
update enquiries set number = 'EQ-'
	|| substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', cast(drawn.n / 21870000000 % 30 as integer) + 1, 1)
	|| substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', cast(drawn.n / 729000000 % 30 as integer) + 1, 1)
	|| substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', cast(drawn.n / 24300000 % 30 as integer) + 1, 1)
	|| substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', cast(drawn.n / 810000 % 30 as integer) + 1, 1)
	|| '-'
	|| substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', cast(drawn.n / 27000 % 30 as integer) + 1, 1)
	|| substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', cast(drawn.n / 900 % 30 as integer) + 1, 1)
	|| substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', cast(drawn.n / 30 % 30 as integer) + 1, 1)
	|| substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', cast(drawn.n % 30 as integer) + 1, 1)
from (
	select id, row_number() over (order by created_at, id) * 413158511237 % 656100000000 as n from enquiries
) as drawn
where drawn.id = enquiries.id;

create unique index enquiries_by_number on enquiries (number);
create index enquiries_by_due on enquiries (due_at, id);

insert into enquiry_search_terms (term, created_at, enquiry_id, before_acceptance)
select lower(number), created_at, id, 1 from enquiries
union all
select lower(substr(number, 4)), created_at, id, 1 from enquiries
union all
select lower(substr(number, 9)), created_at, id, 1 from enquiries where true
on conflict do nothing;
