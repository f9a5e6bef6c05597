import { chunks } from '../../../../db/chunks.ts'
import type { Database } from '../../../../db/database.ts'
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
