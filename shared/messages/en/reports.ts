import { monthInWords } from '../../format/dates.ts'
import { number } from '../../format/english.ts'

interface Of {
	month: string
}
const named = ({ month }: Of) => monthInWords(`${month}-01`)

/** Messages about reports, and about months of the books, which are closed when their return is filed. */
export const reports = {
	'reports.admins_only': 'Only an admin can read the reports.',
	'reports.log_in_as_admin': 'Log in as an admin to read the reports.',
	'reports.too_long': ({ maxYears }: { maxYears: number }) =>
		`Choose at most ${number(maxYears)} years.`,

	'months.admins_only': 'Only an admin can close a month or open it again.',
	'months.not_in_demo': 'A demo issues no documents, so there is no month to close.',
	'months.running': (of: Of) =>
		`${named(of)} is not over. A month is closed when its return is filed.`,
	'months.closed': (of: Of) => `${named(of)} is closed already.`,
	'months.earlier_open': (of: Of) =>
		`An earlier month with entries is open: close ${named(of)} first.`,
	'months.not_closed': (of: Of) => `${named(of)} is not closed.`,
	'months.later_closed': (of: Of) =>
		`Only the last closed month can be opened again, which is ${named(of)}. Amend an earlier one at the portal.`,
	'months.note_required': (of: Of) =>
		`The books of ${named(of)} do not balance. Write why you close it all the same.`,
	'months.reason_required': 'Write why the month is opened again.',
}
