import fc from 'fast-check'
import { expect, it } from 'vitest'
import { once } from '../../test/builders.ts'
import { openPaidShop, PANEL, PRICE, placePaid as place } from '../../test/money.ts'
import { setOrder } from '../../test/orders.ts'
import { stockOf } from '../../test/stock.ts'
import { describeOnAllEngines, describeOnSqlite } from '../../test/store.ts'
import { paymentExpiry } from '../orders/money/expire.ts'

const many = (count: number) => Array.from({ length: count }, (_, n) => n)
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()

describeOnAllEngines('at once', (open) => {
	it('fifty marks of the same payment are one, and fifty refunds never more than was paid', async () => {
		const { visitor, admin, receive } = await openPaidShop(open)
		const { id } = await place(visitor())
		const marks = await Promise.all(many(50).map(() => receive(id, { key: 'same' })))
		expect(new Set(statuses(marks))).toEqual(new Set([201]))
		const path = `/api/orders/${id}`
		expect((await admin.get(`${path}/payments`)).body.payments).toHaveLength(1)
		const refund = (key: string) =>
			admin.post(`${path}/refunds`, { amount: PRICE / 10, reason: 'x' }, once(key))
		await Promise.all(many(10).map(() => refund('same')))
		const others = await Promise.all(many(20).map((n) => refund(`key ${n}`)))
		expect(statuses(others).filter((status) => status === 201)).toHaveLength(9)
		const { body } = await admin.get(`${path}/payments`)
		expect(body).toMatchObject({ state: 'refunded', paid: PRICE, refunded: PRICE, refundable: 0 })
		expect(body.refunds).toHaveLength(10)
	})

	it('one of received, cancelled and expired wins, and the stock and the sums are right', async () => {
		const { store, as, goTo, receive } = await openPaidShop(open)
		const buyer = await as('Buyer')
		const before = await stockOf(store, PANEL)
		for (let n = 0; n < 6; n++) {
			const { id, payment } = await place(buyer)
			await setOrder(store, id, { reserved_until: 1 })
			const expire = () =>
				paymentExpiry.run(store, { payload: { orderId: id } } as Parameters<
					typeof paymentExpiry.run
				>[1])
			const acts = [
				() => receive(id, { key: `race ${n}` }),
				() => buyer.post(`/api/orders/${id}/cancel`),
				expire,
			]
			await Promise.all([...acts.slice(n % 3), ...acts.slice(0, n % 3)].map((act) => act()))
			expect(payment.amount).toBe(PRICE)
			const { body: order } = await buyer.get(`/api/orders/${id}`)
			const { body: money } = await buyer.get(`/api/orders/${id}/payments`)
			expect(money.paid).toBe(PRICE)
			if (order.status === 'cancelled') expect(money.state).toBe('refunded')
			else expect([order.status, money.state]).toEqual(['pending', 'paid'])
			if (order.status === 'pending') await buyer.post(`/api/orders/${id}/cancel`)
			expect(await stockOf(store, PANEL)).toBe(before)
			expect((await buyer.get(`/api/orders/${id}/payments`)).body.refunded).toBe(PRICE)
		}
		await goTo(store.now())
	})
})

type Act =
	| { kind: 'pay'; share: number }
	| { kind: 'refund'; share: number; payAgain: boolean }
	| { kind: 'cancel' }

const anyAct: fc.Arbitrary<Act> = fc.oneof(
	{
		weight: 4,
		arbitrary: fc.record({
			kind: fc.constant('pay' as const),
			share: fc.integer({ min: 1, max: 120 }),
		}),
	},
	{
		weight: 4,
		arbitrary: fc.record({
			kind: fc.constant('refund' as const),
			share: fc.integer({ min: 1, max: 120 }),
			payAgain: fc.boolean(),
		}),
	},
	{ weight: 1, arbitrary: fc.constant({ kind: 'cancel' as const }) },
)

describeOnSqlite('any sequence of payments, refunds and a cancellation', (open) => {
	it('keeps the sums of a simple model, and never refunds more than was paid', async () => {
		const { visitor, admin, receive } = await openPaidShop(open)
		await fc.assert(
			fc.asyncProperty(fc.array(anyAct, { maxLength: 7 }), async (acts) => {
				const { id } = await place(visitor())
				const model = { paid: 0, refunded: 0, again: 0, isFinal: false, isReleased: false }
				for (const act of acts) {
					if (act.kind === 'cancel') {
						await admin.post(`/api/orders/${id}/cancel`)
						model.isFinal = true
						model.refunded = model.paid
						continue
					}
					const amount = Math.round(PRICE * act.share) / 100
					if (act.kind === 'pay') {
						const { status } = await receive(id, { amount, confirmOverpaid: true })
						expect(status).toBe(201)
						model.paid += amount
						if (model.isFinal) model.refunded = model.paid
						if (model.paid - model.again >= PRICE && !model.isFinal) model.isReleased = true
					} else {
						const fits = Math.round((model.paid - model.refunded - amount) * 100) >= 0
						const { payAgain } = act
						const input = { amount, reason: 'x', payAgain }
						const { status } = await admin.post(`/api/orders/${id}/refunds`, input, once())
						expect(status).toBe(fits ? 201 : 422)
						if (fits) model.refunded += amount
						if (fits && payAgain) model.again += amount
					}
				}
				const { body } = await admin.get(`/api/orders/${id}/payments`)
				expect(body.paid).toBeCloseTo(model.paid, 2)
				expect(body.refunded).toBeCloseTo(model.refunded, 2)
				expect(body.refundable).toBeCloseTo(model.paid - model.refunded, 2)
				expect(body.state).toBe(stateOf(model))
				const order = (await admin.get(`/api/orders/${id}`)).body
				expect(order.money.state).toBe(body.state)
				await admin.post(`/api/orders/${id}/cancel`)
			}),
			{ numRuns: 25 },
		)
	})
})

/** The state of an order's money by the model. */
function stateOf(model: {
	paid: number
	refunded: number
	again: number
	isReleased: boolean
	isFinal: boolean
}) {
	const paise = (rupees: number) => Math.round(rupees * 100)
	const covering = paise(model.paid - model.again)
	const surplus = Math.max(0, covering - paise(PRICE))
	const refunded = paise(model.refunded - model.again) - surplus
	if (refunded > 0) return refunded >= covering - surplus ? 'refunded' : 'part-refunded'
	if (covering >= paise(PRICE)) return 'paid'
	if (model.isReleased && !model.isFinal) return 'due'
	return covering > 0 ? 'part-paid' : 'unpaid'
}
