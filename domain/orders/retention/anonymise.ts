import { type Expression, sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { DEFAULT_LANGUAGE, sentence } from '../../../shared/messages/render.ts'
import type { AppContext } from '../../app-context.ts'
import { anonymizeMovements } from '../../catalogue/stock.ts'
import { forgetCodeUsers } from '../../codes/commands.ts'
import { deleteNotificationsAbout } from '../../notifications/commands.ts'
import { anonymisePayments } from '../../payments/commands.ts'
import { BATCH_SIZE } from '../limits.ts'
import { orderTables } from '../tables.ts'

/** The text in place of the buyer's name: data like any name, and not translated later. */
const NOBODY = sentence(message('orders.anonymised_name'), DEFAULT_LANGUAGE)

interface Place {
	created_at: number
	id: OrderId
}

/**
 * Deletes names, addresses and free text from orders that are over and were placed before a time, but for those whose
 * names have to be kept. Goods, dates, prices and the city stay.
 */
export async function anonymiseOrders(ctx: AppContext, before: number): Promise<void> {
	let last: Place | undefined
	do {
		last = await inTransaction(ctx.db, (tx) => anonymiseSome(ctx, tx, before, last))
	} while (last)
}

/** @param after where the ones before have ended @returns where these ended; undefined where there are no more */
async function anonymiseSome(
	ctx: AppContext,
	tx: Tx,
	before: number,
	after: Place | undefined,
): Promise<Place | undefined> {
	let found = orderTables(tx).selectFrom('orders').select(['id', 'created_at'])
	if (after)
		found = found.where((eb) =>
			eb.or([
				eb('created_at', '>', after.created_at),
				eb.and([eb('created_at', '=', after.created_at), eb('id', '>', after.id)]),
			]),
		)
	const rows = await found
		.where('anonymised_at', 'is', null)
		.where('created_at', '<', before)
		.where('status', 'in', ['installed', 'delivered', 'declined', 'cancelled'])
		.orderBy('created_at')
		.orderBy('id')
		.limit(BATCH_SIZE)
		.execute()
	const all = rows.map(({ id }) => id)
	const kept = new Set<OrderId>()
	for (const follower of ctx.followers.orders)
		for (const id of (await follower.keepsNames?.(tx, all, ctx.now())) ?? []) kept.add(id)
	const ids = all.filter((id) => !kept.has(id))
	if (ids.length > 0) await anonymise(ctx, tx, ids)
	return rows.length < BATCH_SIZE ? undefined : rows.at(-1)
}

async function anonymise(ctx: AppContext, tx: Tx, ids: OrderId[]) {
	const tables = orderTables(tx)
	await forgetCodeUsers(tx, ids)
	await tables
		.updateTable('orders')
		.set((eb) => ({
			user_id: null,
			full_name: NOBODY,
			contact_number: '',
			email: null,
			street: '',
			zip_code: eb.ref('zip_prefix') as Expression<string>,
			// The tracking link leads nowhere from now on.
			tracking_key: sql<string>`'anonymised ' || id`,
			anonymised_at: ctx.now(),
			// The scope names the account, and the hash is of all typed values.
			idempotency_scope: sql<string>`'anonymised ' || id`,
			request_hash: '',
		}))
		.where('id', 'in', ids)
		.execute()
	await tables
		.updateTable('order_events')
		.set({ note: null })
		.where('order_id', 'in', ids)
		.execute()
	await tables
		.updateTable('order_events')
		.set({ actor_id: null, actor_name: NOBODY })
		.where('order_id', 'in', ids)
		.where('actor_role', '=', 'Buyer')
		.execute()
	await tables.deleteFrom('order_origins').where('order_id', 'in', ids).execute()
	await tables.deleteFrom('order_confirmations').where('order_id', 'in', ids).execute()
	await tables.deleteFrom('order_billing').where('order_id', 'in', ids).execute()
	for (const table of ['order_contact_tries', 'order_links_sent'] as const)
		await tables.deleteFrom(table).where('order_id', 'in', ids).execute()
	await tables
		.deleteFrom('order_references')
		.where('order_id', 'in', ids)
		.where('kind', 'in', ['buyer', 'payment'])
		.execute()
	await tables.deleteFrom('order_search_terms').where('order_id', 'in', ids).execute()
	await tables
		.insertInto('order_search_terms')
		.columns(['term', 'created_at', 'order_id', 'before_acceptance'])
		.expression((eb) =>
			eb
				.selectFrom('orders')
				.select([sql<string>`lower(id)`.as('term'), 'created_at', 'id', sql<number>`0`.as('early')])
				.where('id', 'in', ids),
		)
		.execute()
	await anonymizeMovements(tx, ids, NOBODY)
	await anonymisePayments(tx, ids)
	await deleteNotificationsAbout(tx, ids)
	for (const follower of ctx.followers.orders) await follower.anonymised?.(tx, ids, NOBODY)
}
