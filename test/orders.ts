import type { Selectable, Updateable } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { OrderId } from '../shared/ids.ts'
import type { Paise } from '../shared/money.ts'
import type { OpenStore } from '../store/open.ts'
import type { Caller } from './callers.ts'

/** The orders in a caller's list, by their ids. */
export const listed = async (caller: Caller): Promise<string[]> =>
	(await caller.get('/api/orders')).body.map(({ id }: { id: string }) => id)

/** Sets an order's columns as if the events leading there had happened. */
export const setOrder = (
	{ db }: Pick<OpenStore, 'db'>,
	id: string,
	fields: Updateable<Tables['orders']>,
) =>
	db
		.updateTable('orders')
		.set(fields)
		.where('id', '=', id as OrderId)
		.execute()

/** Has an order cost so many paise, to be paid at once. */
export async function setTotal(store: Pick<OpenStore, 'db'>, id: string, total: number) {
	await setOrder(store, id, { total_paise: total as Paise })
	await store.db
		.updateTable('payment_schedule')
		.set({ amount_paise: total as Paise })
		.where('order_id', '=', id as OrderId)
		.execute()
}

/** The rows of an order in a table. */
export const rowsOf = <
	T extends
		| ('order_charges' | 'order_lines' | 'order_tax_parts')
		| ('payments' | 'payment_disputes' | 'refunds'),
>(
	{ db }: Pick<OpenStore, 'db'>,
	table: T,
	id: OrderId,
) =>
	db
		.selectFrom(table as 'order_lines')
		.selectAll()
		.where('order_id', '=', id)
		.execute() as Promise<unknown> as Promise<Selectable<Tables[T]>[]>

/** Has an order cost nothing beside its goods, where it is only delivered at no charge. */
export async function withoutCharges({ db }: Pick<OpenStore, 'db'>, id: OrderId) {
	await db.deleteFrom('order_charges').where('order_id', '=', id).execute()
	await db
		.deleteFrom('order_tax_parts')
		.where('order_id', '=', id)
		.where('of', '=', 'charge')
		.execute()
}
