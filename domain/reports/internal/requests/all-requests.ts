import { sql } from 'kysely'
import type { Database } from '../../../../db/database.ts'
import type { Day } from '../../../../shared/calendar.ts'
import type { OrderId, ProductId } from '../../../../shared/ids.ts'
import type { RequestKind, RequestState } from '../../requests/request-schema.ts'
import { reportTables } from '../../tables.ts'

/** A request as the lists of them read it. */
export interface RequestRow {
	order_id: OrderId
	n: number
	kind: RequestKind
	state: RequestState
	reason: string
	/** Epoch milliseconds. */
	asked_at: number
	answered_at: number | null
	/** Of an approved return: the day on which its goods are collected, or the last one to send them. */
	last_day: Day | null
	/** Of a warranty claim. */
	product_id: ProductId | null
	serial: string | null
}

const kindOf = (kind: RequestKind) => sql<RequestKind>`cast(${sql.lit(kind)} as text)`.as('kind')
const NO_DAY = sql<Day | null>`cast(null as text)`.as('last_day')
const NO_PRODUCT = [
	sql<ProductId | null>`cast(null as text)`.as('product_id'),
	sql<string | null>`cast(null as text)`.as('serial'),
] as const
const CHANGE_STATE = sql<RequestState>`case state when 'proposed' then 'asked' when 'accepted' then 'granted' else state end`

const answered = (db: Database, table: 'returns' | 'cancel_requests') =>
	reportTables(db)
		.selectFrom(table as 'returns')
		.select(['order_id', 'n', 'reason', 'asked_at', 'answered_at'])
		.select((eb) => eb.ref('state').$castTo<RequestState>().as('state'))

const OF_KIND = {
	return: (db: Database) =>
		answered(db, 'returns').select((eb) => [
			kindOf('return'),
			eb.fn.coalesce('collected_on', 'send_until').as('last_day'),
			...NO_PRODUCT,
		]),
	cancellation: (db: Database) =>
		answered(db, 'cancel_requests').select([kindOf('cancellation'), NO_DAY, ...NO_PRODUCT]),
	change: (db: Database) =>
		reportTables(db)
			.selectFrom('order_changes')
			.select(['order_id', 'n', 'reason', 'created_at as asked_at', 'answered_at'])
			.select([CHANGE_STATE.as('state'), kindOf('change'), NO_DAY, ...NO_PRODUCT]),
	claim: (db: Database) =>
		reportTables(db)
			.selectFrom('warranty_claims')
			.select(['order_id', 'n', 'reason', 'opened_at as asked_at', 'closed_at as answered_at'])
			.select((eb) => eb.ref('state').$castTo<RequestState>().as('state'))
			.select([kindOf('claim'), NO_DAY, 'product_id', 'serial']),
} satisfies Record<RequestKind, (db: Database) => unknown>

/** The requests of some kinds, of all orders. */
export function requestsOfKinds(db: Database, [first, ...others]: readonly RequestKind[]) {
	const all = OF_KIND[first ?? 'return'](db) as ReturnType<(typeof OF_KIND)['return']>
	return others.reduce(
		(some, kind) => some.unionAll(OF_KIND[kind](db) as ReturnType<(typeof OF_KIND)['return']>),
		all,
	)
}
