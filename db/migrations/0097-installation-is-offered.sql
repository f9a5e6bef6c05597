-- Installation is offered once an owner has said so. A shop whose owner has entered a price of it goes on, where its installers
-- serve; an assumption that came with the store offers nothing.
insert into settings (section, value, revision, updated_at)
select 'installation', '{"offered":"yes","area":"installers","pins":""}', 1, 0
where exists (select 1 from money_facts where kind = 'installation-price' and added_by is not null);
