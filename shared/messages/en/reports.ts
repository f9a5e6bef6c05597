import { number } from '../../format/english.ts'

export const reports = {
	'reports.admins_only': 'Only an admin can read the reports.',
	'reports.log_in_as_admin': 'Log in as an admin to read the reports.',
	'reports.too_long': ({ maxYears }: { maxYears: number }) =>
		`Choose at most ${number(maxYears)} years.`,
}
