import type { Database } from '../../../../db/database.ts'
import type { Actor } from '../../../../shared/actor.ts'
import { dayAt } from '../../../../shared/calendar.ts'
import type { Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedRead } from '../../../authorized-read.ts'
import { allClosings, type ClosingRow } from '../../../closed-months/queries.ts'
import { monthAfter, monthAt, notClosable } from '../../../closed-months/rules.ts'
import type { BookMonth, BookMonths } from '../../months/month-schema.ts'
import { mayReport } from '../../policy.ts'
import { enteredMonths } from './entered-months.ts'

const closedView = ({ closed_at, closed_by: by, note }: ClosingRow) => ({
	on: dayAt(closed_at),
	by,
	note,
})

const earlierView = (row: ClosingRow): BookMonth['earlier'] =>
	row.reopened_at === null
		? []
		: [
				{
					...closedView(row),
					openedOn: dayAt(row.reopened_at),
					openedBy: row.reopened_by ?? '',
					reason: row.reason ?? '',
				},
			]

/** The months of the books, the latest first. @param now epoch milliseconds */
export async function bookMonths(db: Database, now: number): Promise<BookMonth[]> {
	const closings = await allClosings(db)
	const entered = await enteredMonths(db)
	const lastClosed = closings.find((row) => row.reopened_at === null)?.month ?? null
	const [first = monthAt(now)] = [...entered, ...closings.map((row) => row.month)].toSorted()
	const months: BookMonth[] = []
	for (let month = first; month <= monthAt(now); month = monthAfter(month)) {
		const its = closings.filter((row) => row.month === month)
		const closed = its.find((row) => row.reopened_at === null)
		const why = notClosable(month, { now, lastClosed, entered })
		months.push({
			month,
			state: why === 'running' || why === 'closed' ? why : 'open',
			closed: closed ? closedView(closed) : null,
			mayClose: why === null,
			mayOpen: month === lastClosed,
			earlier: its.flatMap(earlierView),
		})
	}
	return months.toReversed()
}

/** The months of the books, open and closed (admin). */
export const listMonths = (ctx: AppContext, actor: Actor): Promise<Result<BookMonths>> =>
	authorizedRead(mayReport(actor), async () => ({
		months: ctx.policy.issuesDocuments ? await bookMonths(ctx.db, ctx.now()) : [],
	}))
