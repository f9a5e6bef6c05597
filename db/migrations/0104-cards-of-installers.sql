-- By what a buyer knows and reaches the installer who has accepted their order. Languages are a JSON list; a photo is the
-- name of its contents in the folder of photos of jobs.
alter table installer_profiles add column phone text;
alter table installer_profiles add column whatsapp text;
alter table installer_profiles add column languages text not null default '[]';
alter table installer_profiles add column photo text;
