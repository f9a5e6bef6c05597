export const jobs = {
	'jobs.admins_only': 'Only an admin can see what the store has still to do.',
	'jobs.log_in_as_admin': 'Log in as an admin to see what the store has still to do.',
	'jobs.not_found': 'There is no such job.',
	'jobs.failed': ({ reason }: { reason: string }) =>
		`A job has failed and is not tried again: ${reason}`,
	'jobs.not_failed': 'Only a job that has failed can be tried again.',
}
