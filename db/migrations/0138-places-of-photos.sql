-- Where a photo of a job was taken, in millionths of a degree, and whether its file or the phone says so.
alter table installation_photos add column latitude_e6 bigint;
alter table installation_photos add column longitude_e6 bigint;
alter table installation_photos add column place_from text check (place_from in ('file', 'phone'));
