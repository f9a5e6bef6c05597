import { expect, it } from 'vitest'
import { HOUR_MS } from '../../../../shared/durations.ts'
import { once } from '../../../../test/builders.ts'
import { TODAY } from '../../../../test/money.ts'
import {
	AMOUNT,
	comeBack,
	onlineShop,
	PANEL,
	PRICE,
} from '../../../../test/payments/online-shop.ts'
import { stockOf } from '../../../../test/stock.ts'
import { describeOnAllEngines } from '../../../../test/store.ts'

const RESERVED_MS = 15 * 60_000

describeOnAllEngines('a buyer who pays online', (open, itOnSqlite) => {
	itOnSqlite('comes back by a form of another site, and the order goes ahead', async () => {
		const { buys, pay, simulator } = await onlineShop(open)
		const buyer = await buys()
		const { body } = await buyer.begin()
		expect(body).toMatchObject({
			state: 'open',
			amount: PRICE,
			failure: null,
			form: {
				key: simulator.keys.keyId,
				page: `${simulator.url}/v1/checkout/embedded`,
				fields: { amount: String(AMOUNT), currency: 'INR', name: 'Suryodaya Solar' },
			},
		})
		const comesBack = pay(body.form)
		const back = await comesBack()
		expect([back.status, back.headers.get('location')]).toEqual([303, buyer.page])
		expect(back.headers.getSetCookie()).toEqual([])
		expect(await buyer.order()).toMatchObject({
			status: 'pending',
			money: { state: 'paid', paid: PRICE },
		})
		expect((await buyer.begin()).body).toMatchObject({ state: 'paid', form: null })
		expect((await comesBack()).headers.get('location')).toBe(buyer.page)
		expect((await buyer.money()).payments).toHaveLength(1)
	})

	itOnSqlite(
		'has paid after the order was placed, whatever clock the provider goes by',
		async () => {
			const { store, buys, pay } = await onlineShop(open)
			const { now } = store
			store.now = () => now() + HOUR_MS
			const buyer = await buys()
			await pay((await buyer.begin()).body.form)()
			const { createdAt } = await buyer.order()
			const [payment] = (await buyer.money()).payments
			expect(payment.state).toBe('captured')
			expect(Date.parse(payment.at)).toBeGreaterThanOrEqual(Date.parse(createdAt))
		},
	)

	it('is shown no order of the provider that is of another sum than what is open', async () => {
		const { buys, as } = await onlineShop(open)
		const [buyer, admin] = [await buys(), await as('Admin')]
		const first = (await buyer.money()).next.online.providerOrder
		const part = { way: 'transfer', amount: 1000, reference: 'UTR1', date: TODAY() }
		const received = await admin.post(`${buyer.path}/payments`, part, once())
		expect(received.status).toBe(201)
		expect(received.body.next).toMatchObject({ amount: PRICE - 1000, online: null })
		const { form } = (await buyer.begin()).body
		expect(form.fields).toMatchObject({ amount: String(AMOUNT - 1000_00) })
		const { next } = await buyer.money()
		expect(next.online.providerOrder).toBe(form.fields.order_id)
		expect(form.fields.order_id).not.toBe(first)
	})

	itOnSqlite('and fails is told why, and tries again under the same order', async () => {
		const { visitor, buys, control } = await onlineShop(open)
		const buyer = await buys()
		const { body } = await buyer.begin()
		control.pay(body.form.fields.order_id, { outcome: 'no-funds' })
		const back = await comeBack(visitor(), body.form.returnPath, {
			'error[code]': 'BAD_REQUEST_ERROR',
			'error[description]': 'Anything at all',
		})
		expect(back.headers.get('location')).toBe(`${buyer.page}/pay?back`)
		const next = (await buyer.begin()).body
		expect(next).toMatchObject({
			state: 'open',
			failure: expect.stringContaining('insufficient account balance'),
		})
		expect(next.form).toEqual(body.form)
		control.pay(body.form.fields.order_id)
		expect((await buyer.begin()).body.state).toBe('paid')
		expect((await buyer.order()).status).toBe('pending')
	})

	itOnSqlite('cannot pay a dear order with the signature of a cheap one', async () => {
		const { buys, control } = await onlineShop(open)
		const [{ caller: thief, ...cheap }, dear] = [await buys(), await buys()]
		const own = (await cheap.begin()).body
		const { fields } = control.pay(own.form.fields.order_id)
		const other = (await dear.begin()).body
		const back = await comeBack(thief, other.form.returnPath, fields ?? {})
		expect(back.headers.get('location')).toBe(`${dear.page}/pay?back`)
		expect(await dear.order()).toMatchObject({
			status: 'unpaid',
			money: { state: 'unpaid', paid: 0 },
		})
		expect((await thief.get(dear.path)).status).toBe(404)
		expect((await thief.post(`${dear.path}/payments/online`)).status).toBe(404)
		for (const id of ['x', '', '%00', 'x'.repeat(100)]) {
			const unknown = await comeBack(thief, `/api/payments/razorpay/callback?payment=${id}`, {})
			expect(unknown.status, id).toBe(404)
		}
	})

	it('is believed where Razorpay cannot be asked, and captured once it can', async () => {
		const { buys, pay, control, forward, runJobs } = await onlineShop(open)
		const buyer = await buys()
		const back = pay((await buyer.begin()).body.form)
		control.faults.next('cut', 3)
		await back()
		expect(await buyer.order()).toMatchObject({
			status: 'unpaid',
			money: { state: 'authorised' },
		})
		control.faults.none()
		forward(61_000)
		await runJobs()
		expect(await buyer.order()).toMatchObject({
			status: 'pending',
			money: { state: 'paid' },
		})
	})

	itOnSqlite(
		'is told that nothing was charged while Razorpay is away, and goes on with the same order',
		async () => {
			const { buys, control } = await onlineShop(open)
			control.faults.next('done, then cut', 2)
			const buyer = await buys()
			expect((await buyer.begin()).status).toBe(503)
			expect((await buyer.begin()).body).toMatchObject({ state: 'open' })
			expect(control.state().orders).toHaveLength(1)
		},
	)

	itOnSqlite(
		'after the order has expired and the goods are sold has it back, and the order stays over',
		async () => {
			const { buys, pay, as, takeWebhooks, webhooksSent, forward, runJobs, store } =
				await onlineShop(open)
			const admin = await as('Admin')
			const stock = (pieces: number) => admin.put(`/api/products/${PANEL}`, { stock: pieces })
			const buyer = await buys()
			const { form } = (await buyer.begin()).body
			forward(RESERVED_MS + 1000)
			await runJobs()
			expect((await buyer.order()).status).toBe('cancelled')
			await stock(0)
			const back = pay(form)
			await back()
			const refunded = { status: 'cancelled', money: { state: 'refunded', refunded: PRICE } }
			expect(await buyer.order()).toMatchObject(refunded)
			await stock(5)
			takeWebhooks()
			for (const tell of [back, runJobs, webhooksSent]) {
				await tell()
				expect(await buyer.order()).toMatchObject(refunded)
				expect(await stockOf(store, PANEL)).toBe(5)
			}
			expect((await buyer.money()).refunds).toHaveLength(1)
		},
	)
})
