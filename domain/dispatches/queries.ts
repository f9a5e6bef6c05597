import type { Database } from '../../db/database.ts'
import type { OrderId } from '../../shared/ids.ts'
import { readOfBuyer } from '../orders/order-access.ts'
import { linesOf } from '../orders/queries.ts'
import { rowsOfOrder } from '../rows-of-order.ts'
import { leftToSend } from './rules.ts'
import type { Dispatch, Dispatches } from './schema.ts'
import { dispatchTables } from './tables.ts'

/** The parcels of an order, for its buyer and admins; for others there is no such order. */
export const listDispatches = readOfBuyer(({ db }, { id }) => dispatchesOf(db, id))

const iso = (at: number) => new Date(at).toISOString()

/** The parcels of an order, and the pieces not sent yet. The caller has checked access. */
export async function dispatchesOf(db: Database, id: OrderId): Promise<Dispatches> {
	const ordered = await linesOf(db, [id])
	const nameOf = (line: number) => ordered.find((each) => each.line === line)?.name ?? ''
	const named = <T extends { line: number; quantity: number }>({ line, quantity }: T) => ({
		line,
		quantity,
		name: nameOf(line),
	})
	const rows = await rowsOfOrder(dispatchTables(db), 'dispatches', id, 'n')
	const sent = await sentOf(db, id)
	const dispatches = rows.map(
		(row): Dispatch => ({
			n: row.n,
			carrier: row.carrier,
			trackingNumber: row.tracking_number,
			trackingUrl: row.tracking_url,
			lines: sent.filter(({ n }) => n === row.n).map(named),
			dispatchedAt: iso(row.dispatched_at),
			deliveredAt: row.delivered_at === null ? null : iso(row.delivered_at),
		}),
	)
	return { dispatches, left: leftToSend(ordered, sent).map(named) }
}

/** The pieces in each parcel, by line. */
export const sentOf = (db: Database, id: OrderId) =>
	dispatchTables(db)
		.selectFrom('dispatch_lines')
		.select(['n', 'line', 'quantity'])
		.where('order_id', '=', id)
		.orderBy('n')
		.orderBy('line')
		.execute()
