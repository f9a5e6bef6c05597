import { expect, it } from 'vitest'
import { DAY_MS } from '../../../shared/durations.ts'
import { installed, once, order } from '../../../test/builders.ts'
import {
	fakeProvider,
	openPaidShop,
	PANEL,
	PRICE,
	placePaid as place,
} from '../../../test/money.ts'
import { saveProfile } from '../../../test/routing.ts'
import { stockOf } from '../../../test/stock.ts'
import { describeOnAllEngines, describeOnSqlite } from '../../../test/store.ts'

describeOnAllEngines('an order to be transferred', (open, itOnSqlite) => {
	itOnSqlite(
		'says how to pay it, and is hidden from installers, counts and reports until then',
		async () => {
			const { store, visitor, as, admin, mailsSent } = await openPaidShop(open)
			const installer = await as('Installer')
			await saveProfile(installer)
			const before = await stockOf(store, PANEL)
			const placed = await place(visitor())
			expect(placed).toMatchObject({
				status: 'unpaid',
				money: { state: 'unpaid', paid: 0, refunded: 0, due: PRICE },
				payment: { way: 'transfer', due: 'on-order', amount: PRICE, reference: placed.id },
			})
			expect(placed.payment.upi.link).toContain('am=11427.50')
			expect(Date.parse(placed.payment.until)).toBeGreaterThan(store.now() + 2 * DAY_MS)
			expect(await stockOf(store, PANEL)).toBe(before - 1)
			expect((await installer.get('/api/orders')).body).toEqual([])
			expect((await installer.get(`/api/orders/${placed.id}`)).status).toBe(404)
			expect((await installer.get('/api/notifications')).body).toEqual([])
			expect((await admin.get('/api/orders')).body).toMatchObject([{ id: placed.id }])
			expect((await admin.get('/api/orders?status=unpaid')).body).toHaveLength(1)
			expect((await admin.get(`/api/orders?q=${placed.id}`)).body).toHaveLength(1)
			expect((await admin.get('/api/order-counts')).body).toMatchObject({ unpaid: 1, pending: 0 })
			const sales = await admin.get('/api/reports/sales')
			expect(sales.body.totals).toMatchObject({ placed: 0, orders: 0, cancelled: 0 })
			const [mail] = await mailsSent()
			expect(mail?.text).toContain('suryodaya@okbank')
			expect(mail?.text).not.toContain('look for an installer')
		},
	)

	it('expires where nobody pays: its stock restored, its buyer notified, and left out of reports', async () => {
		const { store, visitor, admin, goTo, mailsSent } = await openPaidShop(open)
		const before = await stockOf(store, PANEL)
		const { id, trackingKey, payment } = await place(visitor())
		const until = Date.parse(payment.until)
		await goTo(until - DAY_MS - 1000)
		expect(await mailsSent()).toHaveLength(1)
		await goTo(until - DAY_MS)
		expect(await mailsSent()).toMatchObject([
			{ subject: `Your order ${id} is waiting for its payment` },
		])
		expect(await stockOf(store, PANEL)).toBe(before - 1)
		await goTo(until - 1000)
		expect(await mailsSent()).toEqual([])
		await goTo(until)
		expect(await stockOf(store, PANEL)).toBe(before)
		expect(await mailsSent()).toMatchObject([{ subject: `Your order ${id} was cancelled` }])
		const { body } = await visitor().get(`/api/orders/${id}?key=${trackingKey}`)
		expect(body).toMatchObject({ status: 'cancelled', money: { state: 'unpaid', due: 0 }, may: [] })
		expect(body.history.at(-1)).toMatchObject({ action: 'expire', role: 'Store' })
		expect((await admin.get('/api/orders')).body).toMatchObject([{ id, status: 'cancelled' }])
		expect((await admin.get('/api/order-counts')).body).toMatchObject({ cancelled: 1, expired: 1 })
		const sales = await admin.get('/api/reports/sales')
		expect(sales.body.totals).toMatchObject({ placed: 0, cancelled: 0 })
	})

	itOnSqlite(
		'waits for the rest where a part came, and says so; what is below a rupee is not paid online',
		async () => {
			const { store, as, goTo, mailsSent, receive } = await openPaidShop(open)
			const form = { key: 'key', script: '/script.js', page: '/page' }
			Object.assign(store, { online: fakeProvider({ form: () => form }) })
			const buyer = await as('Buyer')
			const { id, payment } = await place(buyer)
			expect(payment).toMatchObject({ isRest: false, canPayOnline: true })
			await receive(id, { key: 'part', amount: PRICE - 1 })
			const next = async () => (await buyer.get(`/api/orders/${id}/payments`)).body.next
			expect(await next()).toMatchObject({ amount: 1, isRest: true, canPayOnline: true })
			await receive(id, { key: 'more', amount: 0.5 })
			expect(await next()).toMatchObject({ amount: 0.5, isRest: true, canPayOnline: false })
			const online = await buyer.post(`/api/orders/${id}/payments/online`, {})
			expect([online.status, online.body.detail]).toEqual([
				409,
				'Less than ₹1 cannot be paid online. Pay it by transfer or UPI.',
			])
			await mailsSent()
			await goTo(Date.parse(payment.until) - DAY_MS)
			const reminder = (await mailsSent()).find(({ subject }) => subject.includes('is waiting'))
			expect(reminder?.text).toContain('Your order waits for the rest.')
			expect(reminder?.text).not.toContain('cancelled')
			await goTo(Date.parse(payment.until))
			expect((await buyer.get(`/api/orders/${id}`)).body.status).toBe('unpaid')
		},
	)

	itOnSqlite('can be cancelled by its buyer, which restores its stock', async () => {
		const { store, as, goTo } = await openPaidShop(open)
		const before = await stockOf(store, PANEL)
		const buyer = await as('Buyer')
		const { id, payment } = await place(buyer)
		const cancelled = await buyer.post(`/api/orders/${id}/cancel`)
		expect(cancelled.body).toMatchObject({ status: 'cancelled', money: { due: 0 } })
		expect(await stockOf(store, PANEL)).toBe(before)
		await goTo(Date.parse(payment.until))
		expect((await buyer.get(`/api/orders/${id}`)).body.history.at(-1).action).toBe('cancel')
		expect(await stockOf(store, PANEL)).toBe(before)
	})
})

describeOnAllEngines('an order paid on delivery', (open, itOnSqlite) => {
	it('goes to work at once and is due when it has come', async () => {
		const { visitor, admin } = await openPaidShop(open)
		const placed = await place(visitor(), { payment: 'cod' })
		expect(placed).toMatchObject({
			status: 'pending',
			money: { state: 'unpaid', due: 0 },
			payment: { way: 'cod', due: 'on-delivery', amount: PRICE, until: null, upi: null },
		})
		expect((await admin.get('/api/orders')).body).toHaveLength(1)
	})

	itOnSqlite('is refused where the shop does not offer it, or not for so much', async () => {
		const { visitor } = await openPaidShop(open)
		const send = (payment: string) =>
			visitor().post(
				'/api/orders',
				{ ...installed({ [PANEL]: 32 }, 32 * 6490, 32 * 250), payment },
				once(),
			)
		expect(await send('cod')).toMatchObject({
			status: 422,
			body: { errors: { payment: expect.stringContaining('₹1,99,999.99') } },
		})
		expect((await send('razorpay')).status).toBe(422)
		expect((await send('barter')).status).toBe(422)
	})
})

describeOnSqlite('a demo', (open) => {
	it('asks nobody for money, whatever the order says', async () => {
		const { visitor } = await open()
		const { body } = await visitor().post('/api/orders', { ...order(), payment: 'cod' }, once())
		expect(body).toMatchObject({ status: 'pending', money: null, payment: null })
	})
})
