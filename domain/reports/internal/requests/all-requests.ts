import { sql } from 'kysely'
import type { Database } from '../../../../db/database.ts'
import type { Day } from '../../../../shared/calendar.ts'
import type { OrderId } from '../../../../shared/ids.ts'
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
}

const kindOf = (kind: RequestKind) => sql<RequestKind>`cast(${sql.lit(kind)} as text)`.as('kind')
const NO_DAY = sql<Day | null>`cast(null as text)`.as('last_day')
const CHANGE_STATE = sql<RequestState>`case state when 'proposed' then 'asked' when 'accepted' then 'granted' else state end`

/** The returns, the requests to cancel and the proposed changes of all orders. */
export const allRequests = (db: Database) =>
	reportTables(db)
		.selectFrom('returns')
		.select(['order_id', 'n', 'reason', 'asked_at', 'answered_at'])
		.select((eb) => [
			kindOf('return'),
			eb.ref('state').$castTo<RequestState>().as('state'),
			eb.fn.coalesce('collected_on', 'send_until').as('last_day'),
		])
		.unionAll(
			reportTables(db)
				.selectFrom('cancel_requests')
				.select(['order_id', 'n', 'reason', 'asked_at', 'answered_at'])
				.select((eb) => [
					kindOf('cancellation'),
					eb.ref('state').$castTo<RequestState>().as('state'),
					NO_DAY,
				]),
		)
		.unionAll(
			reportTables(db)
				.selectFrom('order_changes')
				.select(['order_id', 'n', 'reason', 'created_at as asked_at', 'answered_at'])
				.select([kindOf('change'), CHANGE_STATE.as('state'), NO_DAY]),
		)
