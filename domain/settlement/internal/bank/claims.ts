import { chunks } from '../../../../db/chunks.ts'
import type { Database, Tx } from '../../../../db/database.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { settlementTables } from '../../tables.ts'

/** The orders whose buyers have entered these references, by reference. */
export async function claimsOf(
	db: Database,
	references: readonly string[],
): Promise<Map<string, OrderId[]>> {
	const claims = new Map<string, OrderId[]>()
	for (const some of chunks([...new Set(references)]))
		for (const { reference, order_id: id } of await settlementTables(db)
			.selectFrom('payment_claims')
			.select(['reference', 'order_id'])
			.where('reference', 'in', some)
			.execute())
			claims.set(reference, [...(claims.get(reference) ?? []), id])
	return claims
}

/** Deletes the claims that the buyers of these orders have entered. */
export async function deleteClaims(tx: Tx, orders: OrderId[]): Promise<void> {
	await settlementTables(tx).deleteFrom('payment_claims').where('order_id', 'in', orders).execute()
}
