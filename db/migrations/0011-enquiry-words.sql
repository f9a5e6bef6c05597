-- The words of an enquiry's name, email address, contact number and PIN code, for searching by the beginning of a word.
create table enquiry_words (
	word text not null collate binary,
	created_at bigint not null,
	enquiry_id text not null references enquiries (id),
	primary key (word, created_at, enquiry_id)
);
create index enquiry_words_by_enquiry on enquiry_words (enquiry_id, word);
with recursive
numbered (id, created_at, told, digits) as (
	select
		id, created_at,
		name || ' ' || coalesce(email, '') || ' ' || coalesce(contact_number, '') || ' ' || pin,
		replace(replace(replace(replace(replace(replace(replace(
			coalesce(contact_number, ''), ' ', ''), '+', ''), '-', ''), '(', ''), ')', ''), '.', ''), '/', '')
	from enquiries
),
spelled (id, created_at, rest, word) as (
	select
		id, created_at,
		lower(told || ' ' || digits || ' ' || case when length(digits) > 10 then substr(digits, length(digits) - 9) else '' end || ' '),
		cast('' as text)
	from numbered
	union all
	select
		id, created_at, substr(rest, 2),
		case when substr(rest, 1, 1) = ' ' then '' else word || substr(rest, 1, 1) end
	from spelled
	where length(rest) > 0
)
insert into enquiry_words (word, created_at, enquiry_id)
select distinct word, created_at, id from spelled where substr(rest, 1, 1) = ' ' and word <> '';

-- When somebody last pressed, so that what is no longer needed can go.
alter table enquiry_presses add column pressed_at bigint not null default 0;
create index enquiry_presses_by_date on enquiry_presses (pressed_at);
