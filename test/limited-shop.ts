import { codeSms } from '../domain/orders/confirming/code-sms.ts'
import { onlineExpiry, paymentExpiry } from '../domain/orders/money/expire.ts'
import { strangersOf } from './attacks/open-orders.ts'
import { product } from './builders.ts'
import { movableClock } from './clock.ts'
import { keepMails } from './outbox.ts'
import { deliverForNothing } from './shop-settings.ts'
import type { Open } from './store.ts'

export const PIECES = 64

/** A panel for 1,000 rupees, and one that is confirmed before it is delivered. */
export const CHEAP = { product: 'test-panel', price: 1000 }
export const DEAR = { product: 'dear', price: 60_000 }

/** A live shop that limits open orders and delivers for nothing, with a clock and an outbox. */
export async function limitedShop(open: Open) {
	const opened = await open({ mode: 'live', limitsOpenOrders: true })
	const { store, visitor } = opened
	await deliverForNothing(store)
	const forward = movableClock(store)
	const { mails, deliver } = keepMails(store, [paymentExpiry, onlineExpiry, codeSms])
	const admin = await opened.as('Admin')
	for (const { product: id, price } of [CHEAP, DEAR])
		await admin.post('/api/products', product({ id, stock: PIECES, price }))
	return {
		...opened,
		admin,
		forward,
		mails,
		deliver,
		stranger: strangersOf(visitor),
		/** Pieces in stock of the cheap one. */
		left: async () => (await admin.get('/api/products/test-panel')).body.stock as number,
	}
}
