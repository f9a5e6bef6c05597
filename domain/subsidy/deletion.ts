import { chunks } from '../../db/chunks.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { OrderId, UserId } from '../../shared/ids.ts'
import type { AppContext } from '../app-context.ts'
import { ordersOfAccount, ordersWithSubsidy } from '../orders/listing/orders-with-subsidy.ts'
import { PAPERS_LAST_MS } from './limits.ts'
import { subsidyTables } from './tables.ts'

const deletePapersOf = async (tx: Tx, orders: readonly OrderId[]) => {
	if (orders.length > 0)
		await subsidyTables(tx).deleteFrom('subsidy_papers').where('order_id', 'in', orders).execute()
}

/** Deletes the papers of all orders of an account, in the transaction that closes it. */
export const deletePapersOfAccount = async (tx: Tx, user: UserId): Promise<void> =>
	deletePapersOf(tx, await ordersOfAccount(tx, user))

/** Deletes the papers of orders whose subsidy has come 30 days ago, and of those for which none is expected any more. */
export async function deleteOldPapers({ db, now }: AppContext): Promise<void> {
	const expected = new Set(await ordersWithSubsidy(db))
	const kept = await subsidyTables(db)
		.selectFrom('subsidy_papers')
		.select('order_id')
		.distinct()
		.execute()
	const over = kept.map(({ order_id }) => order_id).filter((id) => !expected.has(id))
	for (const chunk of chunks(over)) await inTransaction(db, (tx) => deletePapersOf(tx, chunk))
	await subsidyTables(db)
		.deleteFrom('subsidy_papers')
		.where('order_id', 'in', ({ selectFrom }) =>
			selectFrom('subsidy_steps')
				.select('order_id')
				.where('step', '=', 'money')
				.where('done_at', '<', now() - PAPERS_LAST_MS),
		)
		.execute()
}

/** Deletes papers, and the names of buyers at steps, of orders whose names are not kept any more. */
export async function anonymiseSubsidies(tx: Tx, orders: OrderId[], nobody: string): Promise<void> {
	await deletePapersOf(tx, orders)
	await subsidyTables(tx)
		.updateTable('subsidy_steps')
		.set({ done_name: nobody })
		.where('order_id', 'in', orders)
		.where('done_role', '=', 'Buyer')
		.execute()
	await subsidyTables(tx).deleteFrom('subsidy_reminders').where('order_id', 'in', orders).execute()
}
