import { expect, it } from 'vitest'
import { discountCode, once } from '../../test/builders.ts'
import {
	BUYER,
	capturedOnline,
	fakeProvider,
	openPaidShop,
	PANEL,
	PRICE,
	placePaid as place,
} from '../../test/money.ts'
import { saveProfile } from '../../test/routing.ts'
import { stockOf } from '../../test/stock.ts'
import { describeOnAllEngines } from '../../test/store.ts'

describeOnAllEngines('money that an admin records', (open, itOnSqlite) => {
	it('lets the order go to work: routed, its installer and buyer told, once', async () => {
		const { visitor, as, admin, mailsSent, receive } = await openPaidShop(open)
		const installer = await as('Installer')
		await saveProfile(installer)
		const { id, trackingKey } = await place(visitor())
		await mailsSent()
		const first = await receive(id, { key: 'one' })
		expect([first.status, first.body.state, first.body.next]).toEqual([201, 'paid', null])
		const again = await receive(id, { key: 'one' })
		expect(again.body).toEqual(first.body)
		const { body: order } = await visitor().get(`/api/orders/${id}?key=${trackingKey}`)
		expect(order).toMatchObject({
			status: 'pending',
			money: { state: 'paid', paid: PRICE, due: 0 },
		})
		expect(order.history.map(({ action }: { action: string }) => action)).toEqual([
			'place',
			'release',
		])
		const offered = await installer.get('/api/orders')
		expect(offered.body).toMatchObject([{ id, money: null }])
		expect((await installer.get(`/api/orders/${id}/payments`)).status).toBe(403)
		expect((await mailsSent()).map(({ subject }) => subject).toSorted()).toEqual([
			`Order ${id} to PIN code 411038 is offered to you`,
			`We have received your payment for order ${id}`,
		])
		const sales = await admin.get('/api/reports/sales')
		expect(sales.body.totals).toMatchObject({ placed: 1, value: PRICE })
	})

	itOnSqlite('is refused where it is more than is open, until that is confirmed', async () => {
		const { visitor, receive } = await openPaidShop(open)
		const { id } = await place(visitor())
		const more = { amount: PRICE + 1, key: 'much' }
		expect(await receive(id, more)).toMatchObject({ status: 422, body: { open: PRICE } })
		const confirmed = await receive(id, { ...more, confirmOverpaid: true })
		expect(confirmed.body).toMatchObject({ state: 'paid', paid: PRICE + 1, refundable: PRICE + 1 })
	})

	itOnSqlite('is one payment by its key and by its reference', async () => {
		const { visitor, admin, receive } = await openPaidShop(open)
		const [one, other] = [await place(visitor()), await place(visitor())]
		await receive(one.id, { key: 'a', amount: 90, reference: 'UTR1' })
		const reused = await receive(one.id, { key: 'a', amount: 91, reference: 'UTR2' })
		expect([reused.status, reused.body.code]).toEqual([422, 'key_reused'])
		for (const { id } of [one, other]) {
			const taken = await receive(id, { key: 'b', amount: 90, reference: 'UTR1' })
			expect([taken.status, taken.body.code]).toEqual([409, 'conflict'])
		}
		const money = await admin.get(`/api/orders/${one.id}/payments`)
		expect(money.body).toMatchObject({ state: 'part-paid', paid: 90, open: PRICE - 90 })
	})

	itOnSqlite('asks for what a transfer and a day are', async () => {
		const { visitor, admin, receive } = await openPaidShop(open)
		const { id } = await place(visitor())
		for (const wrong of [
			{ reference: '' },
			{ amount: 0 },
			{ amount: 1.001 },
			{ date: '2099-01-01' },
			{ way: 'razorpay' },
		])
			expect((await receive(id, wrong)).status, JSON.stringify(wrong)).toBe(422)
		expect((await admin.get(`/api/orders/${id}/payments`)).body.payments).toEqual([])
	})

	itOnSqlite(
		'after the order expired takes its goods again, or goes back where they are gone',
		async () => {
			const { store, visitor, admin, goTo, mailsSent, receive } = await openPaidShop(open)
			const [kept, gone] = [await place(visitor()), await place(visitor())]
			await goTo(Date.parse(gone.payment.until))
			const free = await stockOf(store, PANEL)
			expect((await receive(kept.id, { key: 'late' })).body.state).toBe('paid')
			expect(await stockOf(store, PANEL)).toBe(free - 1)
			expect((await admin.get(`/api/orders/${kept.id}`)).body.status).toBe('pending')
			await store.db
				.updateTable('products')
				.set({ stock: 0 })
				.where('id', '=', PANEL as never)
				.execute()
			await mailsSent()
			const { body } = await receive(gone.id, { key: 'too late' })
			expect(body).toMatchObject({ state: 'refunded', paid: PRICE, refunded: PRICE, refundable: 0 })
			expect((await admin.get(`/api/orders/${gone.id}`)).body.status).toBe('cancelled')
			expect(await mailsSent()).toMatchObject([{ subject: `A refund for your order ${gone.id}` }])
			const notices = (await admin.get('/api/notifications')).body.map(
				({ message }: { message: string }) => message,
			)
			expect(notices.join('\n')).toContain(`was paid for order ${gone.id} after it had ended`)
		},
	)

	it('after the order expired uses its code again', async () => {
		const { store, visitor, admin, goTo, receive } = await openPaidShop(open)
		await admin.post('/api/codes', discountCode({ maxUses: 1, maxPerPerson: null }))
		const total = PRICE - 649
		const off = { code: 'SUN-10', expectedTotal: total }
		const { id, payment } = await place(visitor(), off)
		const uses = () => store.db.selectFrom('code_uses').select('order_id').execute()
		await goTo(Date.parse(payment.until))
		expect(await uses()).toEqual([])
		expect((await receive(id, { amount: total })).body.state).toBe('paid')
		expect(await uses()).toEqual([{ order_id: id }])
		await expect(place(visitor(), off)).rejects.toThrow('code')
	})
})

describeOnAllEngines('a refund', (open, itOnSqlite) => {
	itOnSqlite(
		'never is more than came, is one by its key, and is sent with its reference',
		async () => {
			const { visitor, admin, mailsSent, receive } = await openPaidShop(open)
			const { id } = await place(visitor())
			await receive(id)
			const refund = (amount: number, key: string) =>
				admin.post(`/api/orders/${id}/refunds`, { amount, reason: 'Broken' }, once(key))
			const most = await refund(PRICE + 0.01, 'all')
			expect([most.status, most.body.code]).toEqual([422, 'over_limit'])
			await mailsSent()
			const first = await refund(1000, 'some')
			expect((await refund(1000, 'some')).body).toEqual(first.body)
			expect((await refund(1001, 'some')).body.code).toBe('key_reused')
			expect(first.body).toMatchObject({ state: 'part-refunded', refunded: 1000, due: 0 })
			const [{ id: refundId }] = first.body.refunds
			const send = () => admin.post(`/api/refunds/${refundId}/sent`, { reference: 'N1' })
			expect((await send()).body.refunds).toMatchObject([{ state: 'done', reference: 'N1' }])
			expect((await send()).status).toBe(409)
			const subjects = (await mailsSent()).map(({ subject }) => subject)
			expect(subjects.toSorted()).toEqual([
				`A refund for your order ${id}`,
				`Refund sent for your order ${id}`,
			])
		},
	)

	itOnSqlite(
		'may share its reference with the other refunds of its order, and with none of another',
		async () => {
			const { visitor, admin, receive } = await openPaidShop(open)
			const [one, other] = [await place(visitor()), await place(visitor())]
			await receive(one.id, { key: 'a', amount: PRICE - 1000, reference: 'UTR1' })
			await receive(one.id, { key: 'b', amount: 1000, reference: 'UTR2' })
			await receive(other.id, { key: 'c', reference: 'UTR3' })
			const refunded = await Promise.all(
				[one, other].map(({ id }) =>
					admin.post(`/api/orders/${id}/refunds`, { amount: PRICE, reason: 'Late' }, once(id)),
				),
			)
			const [both, third] = refunded.map(({ body }) =>
				body.refunds.map((each: { id: string }) => each.id),
			)
			expect([both.length, third.length]).toEqual([2, 1])
			const send = (id: string) => admin.post(`/api/refunds/${id}/sent`, { reference: 'N7' })
			const sent = await Promise.all(both.map(send))
			expect(sent.map(({ status }) => status)).toEqual([200, 200])
			expect(await send(third[0])).toMatchObject({
				status: 409,
				body: { detail: `A refund with this reference is recorded already, for order ${one.id}.` },
			})
		},
	)

	it('is of all that came where the order is cancelled; a buyer asks once it is taken on', async () => {
		const { as, admin, receive } = await openPaidShop(open)
		const [buyer, installer] = [await as('Buyer'), await as('Installer')]
		await saveProfile(installer)
		const [early, late] = [await place(buyer), await place(buyer)]
		for (const { id } of [early, late]) await receive(id)
		const cancelled = await buyer.post(`/api/orders/${early.id}/cancel`)
		expect(cancelled.body.money).toMatchObject({ state: 'refunded', refunded: PRICE })
		expect((await installer.post(`/api/orders/${late.id}/accept`)).status).toBe(200)
		expect((await buyer.get(`/api/orders/${late.id}`)).body.may).toEqual([])
		expect((await buyer.post(`/api/orders/${late.id}/cancel`)).status).toBe(403)
		const byAdmin = await admin.post(`/api/orders/${late.id}/cancel`)
		expect(byAdmin.body.money).toMatchObject({ state: 'refunded', refunded: PRICE, due: 0 })
	})
})

describeOnAllEngines('money online', (open, itOnSqlite) => {
	itOnSqlite('is asked for before the order expires, and goes back by the provider', async () => {
		const { store, as, admin, goTo } = await openPaidShop(open)
		const reported = capturedOnline('pay_1', PRICE * 100)
		store.online = fakeProvider({ ask: async () => [reported, reported] })
		const buyer = await as('Buyer')
		const placed = await place(buyer, { payment: 'razorpay', email: BUYER })
		expect(placed.payment).toMatchObject({ way: 'razorpay', online: { providerOrder: 'order_1' } })
		await goTo(Date.parse(placed.payment.until))
		const path = `/api/orders/${placed.id}`
		expect((await buyer.get(path)).body).toMatchObject({
			status: 'pending',
			money: { paid: PRICE },
		})
		await buyer.post(`${path}/cancel`)
		await goTo(store.now())
		const { body } = await admin.get(`${path}/payments`)
		expect(body.refunds).toMatchObject([{ way: 'razorpay', state: 'done', amount: PRICE }])
		expect(body.payments).toMatchObject([{ reference: 'pay_1', state: 'captured' }])
	})

	it('keeps an order whose provider cannot be reached, and expires it once it says that nobody paid', async () => {
		const { store, as, goTo } = await openPaidShop(open)
		let isAway = true
		store.online = fakeProvider({ ask: async () => (isAway ? null : []) })
		const buyer = await as('Buyer')
		const placed = await place(buyer, { payment: 'razorpay' })
		await goTo(Date.parse(placed.payment.until))
		expect((await buyer.get(`/api/orders/${placed.id}`)).body.status).toBe('unpaid')
		isAway = false
		await goTo(store.now() + 60_000)
		expect((await buyer.get(`/api/orders/${placed.id}`)).body.status).toBe('cancelled')
	})

	itOnSqlite('that a refund of failed can be refunded in another way', async () => {
		const { store, as, admin, goTo } = await openPaidShop(open)
		const reported = capturedOnline('pay_1', PRICE * 100)
		store.online = fakeProvider({
			ask: async () => [reported],
			refund: async () => ({ state: 'failed', failure: 'Card closed' }),
		})
		const placed = await place(await as('Buyer'), { payment: 'razorpay' })
		await goTo(Date.parse(placed.payment.until))
		const path = `/api/orders/${placed.id}`
		await admin.post(`${path}/refunds`, { amount: 100, reason: 'Broken' }, once())
		await goTo(store.now())
		expect((await admin.get(`${path}/payments`)).body).toMatchObject({
			state: 'paid',
			refundable: PRICE,
			refunds: [{ state: 'failed', failure: 'Card closed' }],
		})
	})
})
