export const audit = {
	'audit.admins_only': 'Only an admin can read the audit log.',
	'audit.log_in_as_admin': 'Log in as an admin to read the audit log.',
}
