import { expect, it } from 'vitest'
import {
	beginToPay,
	comeBack,
	moneyOf,
	onlineShop,
	orderAs,
	orderOnline,
	PANEL,
	PRICE,
} from '../../../test/payments/online-shop.ts'
import { stockOf } from '../../../test/stock.ts'
import { onOneDatabase } from '../../../test/store.ts'

const RESERVED_MS = 15 * 60_000

onOneDatabase('money that comes when its order has expired and its goods are sold', (open) => {
	it('goes back, and the order stays over when there are goods again and more is told of it', async () => {
		const { visitor, as, control, takeWebhooks, webhooksSent, forward, runJobs, store } =
			await onlineShop(open)
		const admin = await as('Admin')
		const stock = (pieces: number) => admin.put(`/api/products/${PANEL}`, { stock: pieces })
		const buyer = visitor()
		const placed = await orderOnline(buyer)
		const { form } = (await beginToPay(buyer, placed)).body
		forward(RESERVED_MS + 1000)
		await runJobs()
		expect((await orderAs(buyer, placed)).status).toBe('cancelled')
		await stock(0)
		const { fields } = control.pay(form.fields.order_id)
		const back = () => comeBack(visitor(), form.returnPath, fields ?? {})
		await back()
		const refunded = { status: 'cancelled', money: { state: 'refunded', refunded: PRICE } }
		expect(await orderAs(buyer, placed)).toMatchObject(refunded)
		await stock(5)
		takeWebhooks()
		for (const tell of [back, runJobs, webhooksSent]) {
			await tell()
			expect(await orderAs(buyer, placed)).toMatchObject(refunded)
			expect(await stockOf(store, PANEL)).toBe(5)
		}
		expect((await moneyOf(buyer, placed)).refunds).toHaveLength(1)
	})
})
