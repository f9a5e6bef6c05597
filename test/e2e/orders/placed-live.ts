import { deliverForNothing } from '../../shop-settings.ts'
import type { Shop } from '../another-store.ts'
import { SHIPPING } from '../shop/cart-and-checkout.ts'

/** Of one panel that is sent for nothing, rupees. */
export const PRICE = 6490

/** Places an order of one panel that is to be paid by transfer. @returns its number */
export async function placeToBePaid(live: Shop): Promise<string> {
	await deliverForNothing(live.store)
	const placed = await fetch(`${live.address}/api/orders`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
		body: JSON.stringify({
			shipping: { ...SHIPPING, email: 'asha@example.com' },
			...{ fulfilment: 'delivery', payment: 'transfer', expectedTotal: PRICE },
			items: [{ productId: 'solar-panel-250w', quantity: 1 }],
		}),
	})
	return (await placed.json()).id
}
