import { expect, it } from 'vitest'
import { once } from '../../../test/builders.ts'
import { TODAY } from '../../../test/money.ts'
import {
	AMOUNT,
	beginToPay,
	comeBack,
	moneyOf,
	onlineShop,
	orderAs,
	orderOnline,
	PRICE,
} from '../../../test/payments/online-shop.ts'
import { HOUR_MS } from '../../../test/payments/razorpay.ts'
import { onBothDatabases } from '../../../test/store.ts'

onBothDatabases('a buyer who pays online', (open, itOnOne) => {
	itOnOne('comes back by a form of another site, and the order goes ahead', async () => {
		const { visitor, control, simulator } = await onlineShop(open)
		const buyer = visitor()
		const placed = await orderOnline(buyer)
		const { body } = await beginToPay(buyer, placed)
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
		const { fields } = control.pay(body.form.fields.order_id)
		const back = await comeBack(visitor(), body.form.returnPath, fields ?? {})
		expect([back.status, back.headers.get('location')]).toEqual([303, `/orders/${placed.id}`])
		expect(back.headers.getSetCookie()).toEqual([])
		expect(await orderAs(buyer, placed)).toMatchObject({
			status: 'pending',
			money: { state: 'paid', paid: PRICE },
		})
		expect((await beginToPay(buyer, placed)).body).toMatchObject({ state: 'paid', form: null })
		const again = await comeBack(visitor(), body.form.returnPath, fields ?? {})
		expect(again.headers.get('location')).toBe(`/orders/${placed.id}`)
		expect((await moneyOf(buyer, placed)).payments).toHaveLength(1)
	})

	itOnOne('has paid after the order was placed, whatever clock the provider goes by', async () => {
		const { store, visitor, control } = await onlineShop(open)
		const { now } = store
		store.now = () => now() + HOUR_MS
		const buyer = visitor()
		const placed = await orderOnline(buyer)
		const { form } = (await beginToPay(buyer, placed)).body
		const { fields } = control.pay(form.fields.order_id)
		await comeBack(visitor(), form.returnPath, fields ?? {})
		const { createdAt } = await orderAs(buyer, placed)
		const [payment] = (await moneyOf(buyer, placed)).payments
		expect(payment.state).toBe('captured')
		expect(Date.parse(payment.at)).toBeGreaterThanOrEqual(Date.parse(createdAt))
	})

	it('is shown no order of the provider that is of another sum than what is open', async () => {
		const { visitor, as } = await onlineShop(open)
		const [buyer, admin] = [visitor(), await as('Admin')]
		const placed = await orderOnline(buyer)
		const first = (await moneyOf(buyer, placed)).next.online.providerOrder
		const part = { way: 'transfer', amount: 1000, reference: 'UTR1', date: TODAY() }
		const received = await admin.post(`/api/orders/${placed.id}/payments`, part, once())
		expect(received.status).toBe(201)
		expect(received.body.next).toMatchObject({ amount: PRICE - 1000, online: null })
		const { form } = (await beginToPay(buyer, placed)).body
		expect(form.fields).toMatchObject({ amount: String(AMOUNT - 1000_00) })
		const { next } = await moneyOf(buyer, placed)
		expect(next.online.providerOrder).toBe(form.fields.order_id)
		expect(form.fields.order_id).not.toBe(first)
	})

	itOnOne('and fails is told why, and tries again under the same order', async () => {
		const { visitor, control } = await onlineShop(open)
		const buyer = visitor()
		const placed = await orderOnline(buyer)
		const { body } = await beginToPay(buyer, placed)
		control.pay(body.form.fields.order_id, { outcome: 'no-funds' })
		const back = await comeBack(visitor(), body.form.returnPath, {
			'error[code]': 'BAD_REQUEST_ERROR',
			'error[description]': 'Anything at all',
		})
		expect(back.headers.get('location')).toBe(`/orders/${placed.id}/pay?back`)
		const next = (await beginToPay(buyer, placed)).body
		expect(next).toMatchObject({
			state: 'open',
			failure: expect.stringContaining('insufficient account balance'),
		})
		expect(next.form).toEqual(body.form)
		control.pay(body.form.fields.order_id)
		expect((await beginToPay(buyer, placed)).body.state).toBe('paid')
		expect((await orderAs(buyer, placed)).status).toBe('pending')
	})

	itOnOne('cannot pay a dear order with the signature of a cheap one', async () => {
		const { visitor, control } = await onlineShop(open)
		const [thief, buyer] = [visitor(), visitor()]
		const [cheap, dear] = [await orderOnline(thief), await orderOnline(buyer)]
		const own = (await beginToPay(thief, cheap)).body
		const { fields } = control.pay(own.form.fields.order_id)
		const other = (await beginToPay(buyer, dear)).body
		const back = await comeBack(thief, other.form.returnPath, fields ?? {})
		expect(back.headers.get('location')).toBe(`/orders/${dear.id}/pay?back`)
		expect(await orderAs(buyer, dear)).toMatchObject({
			status: 'unpaid',
			money: { state: 'unpaid', paid: 0 },
		})
		expect((await thief.get(`/api/orders/${dear.id}`)).status).toBe(404)
		expect((await thief.post(`/api/orders/${dear.id}/payments/online`)).status).toBe(404)
		for (const id of ['x', '', '%00', 'x'.repeat(100)]) {
			const unknown = await comeBack(thief, `/api/payments/razorpay/callback?payment=${id}`, {})
			expect(unknown.status, id).toBe(404)
		}
	})

	it('is believed where Razorpay cannot be asked, and captured once it can', async () => {
		const { visitor, control, forward, runJobs } = await onlineShop(open)
		const buyer = visitor()
		const placed = await orderOnline(buyer)
		const { body } = await beginToPay(buyer, placed)
		const { fields } = control.pay(body.form.fields.order_id)
		control.faults.next('cut', 3)
		await comeBack(visitor(), body.form.returnPath, fields ?? {})
		expect(await orderAs(buyer, placed)).toMatchObject({
			status: 'unpaid',
			money: { state: 'authorised' },
		})
		control.faults.none()
		forward(61_000)
		await runJobs()
		expect(await orderAs(buyer, placed)).toMatchObject({
			status: 'pending',
			money: { state: 'paid' },
		})
	})

	itOnOne(
		'is told that nothing was charged while Razorpay is away, and goes on with the same order',
		async () => {
			const { visitor, control } = await onlineShop(open)
			const buyer = visitor()
			control.faults.next('done, then cut', 2)
			const placed = await orderOnline(buyer)
			expect((await beginToPay(buyer, placed)).status).toBe(503)
			expect((await beginToPay(buyer, placed)).body).toMatchObject({ state: 'open' })
			expect(control.state().orders).toHaveLength(1)
		},
	)
})
