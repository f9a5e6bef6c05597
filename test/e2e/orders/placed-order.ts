import { expect } from 'vitest'
import type { OrderId } from '../../../shared/ids.ts'
import { withoutCharges } from '../../orders.ts'
import { deliverForNothing } from '../../shop-settings.ts'
import type { Shop } from '../another-store.ts'
import { SHIPPING } from '../shop/cart-and-checkout.ts'

export const PANEL = 'solar-panel-500w'

/** An order of a visitor for four panels, to be paid on delivery, with its price and the secret of its tracking link. */
export async function placedOrder({ store, address }: Shop) {
	const total = 4 * (store.catalogue.anyById(PANEL)?.price ?? 0)
	await deliverForNothing(store)
	const placed = await fetch(`${address}/api/orders`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
		body: JSON.stringify({
			shipping: SHIPPING,
			items: [{ productId: PANEL, quantity: 4 }],
			fulfilment: 'delivery',
			expectedTotal: total,
			payment: 'cod',
		}),
	})
	expect(placed.status).toBe(201)
	const { id, trackingKey } = (await placed.json()) as { id: OrderId; trackingKey: string }
	await withoutCharges(store, id)
	return { id, trackingKey, total }
}
