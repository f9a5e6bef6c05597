-- A serial number is found by its beginning and by its end, in small and capital letters alike.
alter table installation_serials add column capitals text collate binary;
alter table installation_serials add column backwards text collate binary;
update installation_serials set capitals = upper(serial), backwards = (
	with recursive reading (place, read) as (
		select length(serial), ''
		union all
		select place - 1, read || substr(upper(serial), place, 1) from reading where place > 0
	)
	select read from reading where place = 0
);
create index installation_serials_by_beginning on installation_serials (capitals, order_id);
create index installation_serials_by_end on installation_serials (backwards, order_id);
