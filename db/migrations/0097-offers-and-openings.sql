-- Installation is offered once an owner has said so. A shop whose owner has entered a price of it goes on, where its installers
-- serve; an assumption that came with the store offers nothing.
insert into settings (section, value, revision, updated_at)
select 'installation', '{"offered":"yes","area":"installers","pins":""}', 1, 0
where exists (select 1 from money_facts where kind = 'installation-price' and added_by is not null);

-- When all was there that a shop needs before it first opens. Steps that are asked later never close it again.
create table shop_openings (
	id bigint primary key check (id = 1),
	opened_at bigint not null
);
-- A shop that has confirmed its tax classes was set up, or nearly so, by the steps of before.
insert into shop_openings (id, opened_at)
select 1, updated_at from settings
where section = 'tax' and value like '%"classesCheckedOn":"2%';
