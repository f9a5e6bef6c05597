import type { Database } from '../../../db/database.ts'
import { pageOf } from '../../../db/page-of.ts'
import type { Actor } from '../../../shared/actor.ts'
import { dayAfter, startOfDay } from '../../../shared/calendar.ts'
import { afterPrefix } from '../../../shared/lists/search-terms.ts'
import { toRupees } from '../../../shared/money.ts'
import { like } from '../../../shared/text/text.ts'
import type { AppContext } from '../../app-context.ts'
import { authorizedRead } from '../../authorized-read.ts'
import { ordersWith, type SoughtTerm, soughtTerms } from '../../orders/listing/found-orders.ts'
import { mayReadAccounting } from '../policy.ts'
import { sumOf } from '../rules.ts'
import type { DocumentCounts, DocumentListQuery, ListedDocument, Snapshot } from '../schema.ts'
import { documentTables } from '../tables.ts'

/** All documents that a query finds, the last issued first, with how many there are. */
export const allDocuments = (
	ctx: AppContext,
	actor: Actor,
	{ limit, offset, ...query }: DocumentListQuery,
) =>
	authorizedRead(mayReadAccounting(actor), async () => {
		const sorted = matching(ctx, query, await soughtTerms(ctx.db, query.q))
			.select(['id', 'kind', 'number', 'order_id', 'snapshot', 'dated_at'])
			.orderBy('dated_at', 'desc')
			.orderBy('id', 'desc')
		return pageOf(sorted, { limit, offset }, listed)
	})

/** Each word is the beginning of the number, finds the order that it is of, or is in the name on a quotation. */
function matching(
	{ db }: AppContext,
	{ kind, from, to }: Omit<DocumentListQuery, 'limit' | 'offset'>,
	terms: readonly SoughtTerm[],
) {
	let found = documentTables(db).selectFrom('documents')
	if (kind) found = found.where('kind', '=', kind)
	if (from) found = found.where('dated_at', '>=', startOfDay(from))
	if (to) found = found.where('dated_at', '<', startOfDay(dayAfter(to)))
	for (const sought of terms) {
		const number = sought.term.toUpperCase()
		found = found.where((eb) =>
			eb.or([
				eb.and([eb('number', '>=', number), eb('number', '<', afterPrefix(number))]),
				eb('order_id', 'in', ordersWith(db, sought)),
				eb('id', 'in', quotationsTo(db, sought.term)),
			]),
		)
	}
	return found
}

/** The quotations with a term in the name of their recipient. */
const quotationsTo = (db: Database, term: string) =>
	documentTables(db)
		.selectFrom('quotations')
		.select('quotations.id')
		.where((eb) => eb(eb.fn('lower', ['quotations.name']), 'like', like(term)))

/** How many documents there are of each kind; a kind without any is left out. */
export const countDocuments = (ctx: AppContext, actor: Actor) =>
	authorizedRead(mayReadAccounting(actor), async (): Promise<DocumentCounts> => {
		const kinds = await documentTables(ctx.db)
			.selectFrom('documents')
			.select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
			.groupBy('kind')
			.execute()
		return Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]))
	})

function listed(row: {
	id: string
	kind: ListedDocument['kind']
	number: string
	order_id: string | null
	snapshot: string
	dated_at: number
}): ListedDocument {
	const snapshot: Snapshot = JSON.parse(row.snapshot)
	const total = sumOf(snapshot)
	return {
		id: row.id,
		kind: row.kind,
		number: row.number,
		orderId: row.order_id,
		buyer: snapshot.buyer.name,
		total: total === null ? null : toRupees(total),
		createdAt: new Date(row.dated_at).toISOString(),
	}
}
