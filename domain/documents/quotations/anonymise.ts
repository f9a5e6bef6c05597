import type { Database, Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { UserId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { DEFAULT_LANGUAGE, sentence } from '../../../shared/messages/render.ts'
import type { AppContext } from '../../app-context.ts'
import { dropHeldPrice } from '../../checkout/held-prices.ts'
import { anonymiseSnapshots } from '../commands.ts'
import { BATCH_SIZE } from '../limits.ts'
import { documentTables } from '../tables.ts'

const NOBODY = sentence(message('orders.anonymised_name'), DEFAULT_LANGUAGE)

/** Deletes the recipients of quotations; their numbers, goods and days stay. */
async function anonymise(tx: Tx, ids: readonly string[], at: number): Promise<void> {
	if (ids.length === 0) return
	const tables = documentTables(tx)
	const secrets = await tables
		.selectFrom('quotations')
		.select('secret')
		.where('id', 'in', ids)
		.execute()
	for (const { secret } of secrets) await dropHeldPrice(tx, secret)
	for (const id of ids)
		await tables
			.updateTable('quotations')
			.set({ user_id: null, cart_id: null, name: NOBODY, anonymised_at: at })
			// Any copy of the link leads nowhere.
			.set({ secret: `anonymised ${id}`, request_key: `anonymised ${id}` })
			.where('id', '=', id)
			.execute()
	const rows = await tables
		.selectFrom('documents')
		.select(['id', 'snapshot'])
		.where('id', 'in', ids)
		.execute()
	await anonymiseSnapshots(tx, rows, NOBODY)
}

const named = (db: Database) =>
	documentTables(db).selectFrom('quotations').select('id').where('anonymised_at', 'is', null)

/** Those of a deleted account: tax law does not ask for an offer that nobody took. @param at epoch milliseconds */
export async function anonymiseQuotationsOf(tx: Tx, userId: UserId, at: number): Promise<void> {
	const rows = await named(tx).where('user_id', '=', userId).execute()
	await anonymise(
		tx,
		rows.map(({ id }) => id),
		at,
	)
}

/** Those that were issued before a time. @param before epoch milliseconds */
export async function anonymiseOldQuotations(ctx: AppContext, before: number): Promise<void> {
	for (;;) {
		const count = await inTransaction(ctx.db, async (tx) => {
			const rows = await named(tx)
				.where('created_at', '<', before)
				.orderBy('created_at')
				.limit(BATCH_SIZE)
				.execute()
			await anonymise(
				tx,
				rows.map(({ id }) => id),
				ctx.now(),
			)
			return rows.length
		})
		if (count < BATCH_SIZE) return
	}
}
