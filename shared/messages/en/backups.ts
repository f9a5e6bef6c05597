export const backups = {
	'backups.admins_only': 'Only an admin can see when the store was backed up.',
	'backups.log_in_as_admin': 'Log in as an admin to see when the store was backed up.',
}
