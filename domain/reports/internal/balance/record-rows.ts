import type { Database } from '../../../../db/database.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { ADVANCE_KINDS } from '../../../documents/billing/advance-rules.ts'
import { reportTables } from '../../tables.ts'

/** What some orders have of documents, money and goods, each from its own table. */
async function rowsOf(db: Database, ids: readonly OrderId[]) {
	const from = reportTables(db)
	return {
		documents: await from
			.selectFrom('documents')
			.select(['order_id', 'kind', 'number', 'about', 'dated_at', 'snapshot'])
			.where('order_id', 'in', ids)
			.where('kind', 'in', ADVANCE_KINDS)
			.orderBy('dated_at')
			.orderBy('number')
			.execute(),
		steps: await from
			.selectFrom('order_events')
			.select(['order_id', 'status', 'created_at'])
			.where('order_id', 'in', ids)
			.orderBy('created_at')
			.execute(),
		payments: await from.selectFrom('payments').selectAll().where('order_id', 'in', ids).execute(),
		refunds: await from.selectFrom('refunds').selectAll().where('order_id', 'in', ids).execute(),
		lines: await from.selectFrom('order_lines').selectAll().where('order_id', 'in', ids).execute(),
		charges: await from
			.selectFrom('order_charges')
			.selectAll()
			.where('order_id', 'in', ids)
			.execute(),
		parcels: await from
			.selectFrom('dispatches')
			.select(['order_id', 'n', 'dispatched_at'])
			.where('order_id', 'in', ids)
			.orderBy('n')
			.execute(),
		packed: await from
			.selectFrom('dispatch_lines')
			.selectAll()
			.where('order_id', 'in', ids)
			.execute(),
		installed: await from
			.selectFrom('installations')
			.select(['order_id', 'completed_at'])
			.where('order_id', 'in', ids)
			.execute(),
		returns: await from
			.selectFrom('returns')
			.select(['order_id', 'n', 'received_at'])
			.where('order_id', 'in', ids)
			.execute(),
		returnLines: await from
			.selectFrom('return_lines')
			.selectAll()
			.where('order_id', 'in', ids)
			.execute(),
		returnCharges: await from
			.selectFrom('return_charges')
			.selectAll()
			.where('order_id', 'in', ids)
			.execute(),
	}
}

export type Rows = Awaited<ReturnType<typeof rowsOf>>

/** Reads the rows of some orders, a query for each table. @returns those of one of them */
export async function readRows(
	db: Database,
	ids: readonly OrderId[],
): Promise<(id: OrderId) => Rows> {
	const groups = Object.entries(await rowsOf(db, ids)).map(
		([name, all]) =>
			[name, Map.groupBy(all as { order_id: OrderId | null }[], (row) => row.order_id)] as const,
	)
	return (id) =>
		Object.fromEntries(groups.map(([name, its]) => [name, its.get(id) ?? []])) as unknown as Rows
}
