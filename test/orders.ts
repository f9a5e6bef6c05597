import type { Updateable } from 'kysely'
import type { Tables } from '../domain/tables.ts'
import type { OrderId } from '../shared/ids.ts'
import type { OpenStore } from '../store/open.ts'
import type { Caller } from './callers.ts'

/** The orders in a caller's list, by their ids. */
export const listed = async (caller: Caller): Promise<string[]> =>
	(await caller.get('/api/orders')).body.map(({ id }: { id: string }) => id)

/** Has an order be as if what leads there had happened. */
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
