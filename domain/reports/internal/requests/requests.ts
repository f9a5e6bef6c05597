import { sql } from 'kysely'
import { countOf } from '../../../../db/count.ts'
import { pageOf } from '../../../../db/page-of.ts'
import type { Actor } from '../../../../shared/actor.ts'
import { type Day, dayAt, daysAfter, startOfDay } from '../../../../shared/calendar.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedRead } from '../../../authorized-read.ts'
import { ordersWith, type SoughtTerm, soughtTerms } from '../../../orders/listing/found-orders.ts'
import { mayReport } from '../../policy.ts'
import type {
	OrderRequest,
	RequestCounts,
	RequestFilter,
	RequestKind,
} from '../../requests/request-schema.ts'
import { reportTables } from '../../tables.ts'
import { type RequestRow, requestsOfKinds } from './all-requests.ts'
import { dueOn, dueStates, WAITING } from './due-rules.ts'

const requestsOf = ({ db }: AppContext, kinds: readonly RequestKind[]) =>
	reportTables(db).selectFrom(requestsOfKinds(db, kinds).as('request'))

type Requests = ReturnType<typeof requestsOf>

/** Those whose day is over, as `dueOn` has it. */
const overdue = (requests: Requests, kinds: readonly RequestKind[], today: Day) =>
	requests.where((eb) =>
		eb.or([
			eb.and([eb('request.state', '=', 'agreed'), eb('request.last_day', '<', today)]),
			...kinds.flatMap((kind) =>
				dueStates(kind).map(([state, days]) =>
					eb.and([
						eb('request.kind', '=', kind),
						eb('request.state', '=', state),
						eb('request.asked_at', '<', startOfDay(daysAfter(today, -days))),
					]),
				),
			),
		]),
	)

function matching(
	ctx: AppContext,
	kinds: readonly RequestKind[],
	{ state, due }: RequestFilter,
	terms: readonly SoughtTerm[],
) {
	let found = requestsOf(ctx, kinds)
	if (state) found = found.where('request.state', '=', state)
	if (due) found = overdue(found, kinds, dayAt(ctx.now()))
	for (const term of terms) found = found.where('request.order_id', 'in', ordersWith(ctx.db, term))
	return found
}

/**
 * A page of the requests of some kinds: first those that wait, the oldest before the others, and then the rest, the
 * newest first.
 */
export const listRequests = (
	ctx: AppContext,
	actor: Actor,
	kinds: readonly RequestKind[],
	{ limit, offset, ...filter }: RequestFilter & { limit: number; offset: number },
) =>
	authorizedRead(mayReport(actor), async () => {
		const today = dayAt(ctx.now())
		const isWaiting = sql<boolean>`request.state in (${sql.join(WAITING.map((state) => sql.lit(state)))})`
		const sorted = matching(ctx, kinds, filter, await soughtTerms(ctx.db, filter.q))
			.selectAll('request')
			.orderBy(sql`case when ${isWaiting} then 0 else 1 end`)
			.orderBy(sql`case when ${isWaiting} then request.asked_at else -request.asked_at end`)
			.orderBy('request.order_id')
			.orderBy('request.n')
		const { items, total } = await pageOf(sorted, { limit, offset }, (row) => row)
		const buyers = await buyersOf(ctx, items)
		return {
			total,
			items: items.map((row) =>
				requestOf(ctx, { ...row, buyer: buyers.get(row.order_id) ?? '' }, today),
			),
		}
	})

/** The names of the buyers of a page of requests, read for these alone. */
async function buyersOf({ db }: AppContext, rows: readonly RequestRow[]) {
	const ids = rows.map(({ order_id }) => order_id)
	if (ids.length === 0) return new Map<string, string>()
	const orders = await reportTables(db)
		.selectFrom('orders')
		.select(['id', 'full_name'])
		.where('id', 'in', ids)
		.execute()
	return new Map<string, string>(orders.map(({ id, full_name }) => [id, full_name]))
}

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

function requestOf(
	{ catalogue }: AppContext,
	row: RequestRow & { buyer: string },
	today: Day,
): OrderRequest {
	const { kind, state, asked_at: askedAt, last_day: lastDay } = row
	const product = row.product_id && (catalogue.anyById(row.product_id)?.name ?? row.product_id)
	const due = dueOn({ kind, state, askedAt, lastDay })
	return {
		orderId: row.order_id,
		n: row.n,
		kind,
		state,
		buyer: row.buyer,
		reason: row.reason,
		product,
		serial: row.serial,
		askedAt: new Date(askedAt).toISOString(),
		answeredAt: iso(row.answered_at),
		dueOn: due,
		isOverdue: due !== null && due < today,
	}
}

/** How many requests of some kinds there are: all, in each state, and overdue. */
export const countRequests = (ctx: AppContext, actor: Actor, kinds: readonly RequestKind[]) =>
	authorizedRead(mayReport(actor), async (): Promise<RequestCounts> => {
		const byState = await requestsOf(ctx, kinds)
			.select((eb) => ['request.state', eb.fn.countAll<number>().as('count')])
			.groupBy('request.state')
			.execute()
		return {
			all: byState.reduce((all, { count }) => all + count, 0),
			...Object.fromEntries(byState.map(({ state, count }) => [state, count])),
			overdue: await countOf(overdue(requestsOf(ctx, kinds), kinds, dayAt(ctx.now()))),
		}
	})
