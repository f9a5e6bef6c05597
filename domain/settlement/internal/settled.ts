import type { Tx } from '../../../db/database.ts'
import { addReferencesOf } from '../../orders/listing/order-references.ts'
import { ordersOfReferences } from '../../payments/queries.ts'
import { recordSettled, type SettledItem } from '../../payments/settlements.ts'

/**
 * Records what a provider has settled, and has admins find the orders of its payments and refunds by the settlement and its UTR.
 * @returns how many items are new
 */
export async function applySettled(
	tx: Tx,
	items: readonly SettledItem[],
	now: number,
): Promise<number> {
	const count = await recordSettled(tx, items, now)
	const orders = await ordersOfReferences(
		tx,
		items.flatMap(({ ref, paymentRef }) => (paymentRef ? [ref, paymentRef] : [ref])),
	)
	await addReferencesOf(
		tx,
		'payment',
		items.flatMap(({ ref, paymentRef, settlement, utr }) => {
			const order = orders.get(ref) ?? orders.get(paymentRef ?? '')
			return order ? [[order, [settlement, utr]] as const] : []
		}),
	)
	return count
}
