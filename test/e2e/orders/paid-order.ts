import { setOrder } from '../../orders.ts'
import type { Shop } from '../another-store.ts'
import { placedOrder } from './placed-order.ts'

/** An order of a visitor for four panels that is paid, with the secret of its tracking link. */
export async function paid(shop: Shop, status: 'accepted' | 'delivered') {
	const { store } = shop
	const { id, trackingKey, total: goods } = await placedOrder(shop)
	const fulfilment = status === 'delivered' ? 'delivery' : 'installation'
	const now = store.now()
	// The payment besides: ₹400 for its delivery.
	const total = (goods + 400) * 100
	await store.db
		.insertInto('order_charges')
		.values({
			order_id: id,
			n: 1,
			kind: 'delivery',
			name: 'Delivery',
			gross_paise: 400_00 as never,
		})
		.execute()
	await store.db
		.updateTable('payment_schedule')
		.set({ amount_paise: total as never })
		.where('order_id', '=', id)
		.execute()
	await store.db
		.insertInto('payments')
		.values({
			id: `p-${id}`,
			order_id: id,
			schedule_n: 1,
			provider: 'transfer',
			state: 'captured',
			provider_order: null,
			provider_ref: `UTR${id}`,
			failure: null,
			recorded_by: null,
			amount_paise: total as never,
			created_at: now,
			updated_at: now,
			captured_at: now,
		})
		.execute()
	await setOrder(store, id, {
		fulfilment,
		status,
		money_state: 'paid',
		total_paise: total as never,
	})
	return { id, trackingKey }
}
