import type { Tx } from '../../../../db/database.ts'
import { HOUR_MS } from '../../../../shared/durations.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { MAX_LINKS_AN_HOUR } from '../../limits.ts'
import { orderTables } from '../../tables.ts'

/** Counts one link to an order that is locked. @returns how many seconds to wait; 0 where it may be sent, and is counted */
export async function countLink(tx: Tx, id: OrderId, at: number): Promise<number> {
	const row = await orderTables(tx)
		.selectFrom('order_links_sent')
		.select(['sent', 'since'])
		.where('order_id', '=', id)
		.executeTakeFirst()
	const current = row && row.since > at - HOUR_MS ? row : { sent: 0, since: at }
	if (current.sent >= MAX_LINKS_AN_HOUR) return Math.ceil((current.since + HOUR_MS - at) / 1000)
	const next = { sent: current.sent + 1, since: current.since }
	await orderTables(tx)
		.insertInto('order_links_sent')
		.values({ order_id: id, ...next })
		.onConflict((conflict) => conflict.column('order_id').doUpdateSet(next))
		.execute()
	return 0
}
