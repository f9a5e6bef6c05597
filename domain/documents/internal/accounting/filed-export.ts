import type { Actor } from '../../../../shared/actor.ts'
import { type Day, dayAt } from '../../../../shared/calendar.ts'
import type { Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedRead } from '../../../authorized-read.ts'
import { filedExport } from '../../../closed-months/queries.ts'
import type { MonthFile } from '../../accounting/month-exports.ts'
import type { MonthExportQuery } from '../../accounting/schema.ts'
import { mayReadAccounting } from '../../policy.ts'

interface Asked extends Pick<MonthExportQuery, 'as'> {
	/** Null of days that are no month. */
	month: string | null
	name: MonthFile
}

/** A file of the books. */
export interface BooksFile {
	body: string
	/** When its month was closed; null of one that is calculated now. */
	filedOn: Day | null
}

/** A file of the books: of a closed month as it was filed, unless it is asked for as calculated (admin). */
export const booksFile = (
	{ db }: Pick<AppContext, 'db'>,
	actor: Actor,
	{ month, name, as }: Asked,
	calculate: () => Promise<string>,
): Promise<Result<BooksFile>> =>
	authorizedRead(mayReadAccounting(actor), async () => {
		const filed = month !== null && as === 'filed' ? await filedExport(db, month, name) : null
		if (filed) return { body: filed.body, filedOn: dayAt(filed.closedAt) }
		return { body: await calculate(), filedOn: null }
	})
