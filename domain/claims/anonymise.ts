import type { Tx } from '../../db/database.ts'
import type { OrderId } from '../../shared/ids.ts'
import { claimTables } from './tables.ts'

/** Deletes the free text of warranty claims; products, numbers and states stay. */
export async function anonymiseClaims(tx: Tx, orders: OrderId[]): Promise<void> {
	await claimTables(tx)
		.updateTable('warranty_claims')
		.set({ reason: '' })
		.where('order_id', 'in', orders)
		.execute()
	await claimTables(tx)
		.updateTable('warranty_claim_steps')
		.set({ note: null })
		.where('order_id', 'in', orders)
		.execute()
}
