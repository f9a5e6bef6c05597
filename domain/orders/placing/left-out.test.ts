import fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderWithout, quotedWhole } from '../../../test/attacks/left-out.ts'
import { discountCode, itemsOf, shipping } from '../../../test/builders.ts'
import { CABLE, PANEL } from '../../../test/catalogues/sample-products.ts'
import { onlineShop } from '../../../test/payments/online-shop.ts'
import { enterRates, setSection } from '../../../test/shop-settings.ts'
import { type Caller, describeOnAllEngines, type TestStore } from '../../../test/store.ts'
import { NewOrder, Shipping } from '../schema.ts'

const TO = shipping({ state: 'Maharashtra', email: 'asha@example.com' })
const BILL = {
	name: 'Haryana Solar',
	gstin: '06AADCH1476P1Z7',
	street: '1 Sohna Road',
	city: 'Gurugram',
	zipCode: '122001',
	state: 'Haryana',
}
/** Orders with different choices, and the settings of payment. */
const ORDERS = [
	{ fulfilment: 'installation', payment: 'transfer', schedule: 'full', code: 'SUN-10' },
	{ fulfilment: 'installation', payment: 'transfer', schedule: 'milestones' },
	{ fulfilment: 'delivery', payment: 'transfer', code: 'SUN-10' },
	{ fulfilment: 'delivery', payment: 'cod', schedule: 'full', code: 'SUN-10' },
] as const

/**
 * The fields that an order may leave out, and their defaults. With any of them left out, it is placed at the price its
 * buyer was quoted, or it is refused.
 */
const LEFT_OUT: Record<string, string> = {
	'shipping.state': 'that of the PIN code',
	'shipping.email': 'no mails; a code that counts people is refused',
	billing: 'the bill goes with the goods',
	items: 'the cart',
	fulfilment:
		'refused without quote; with it, sent, but for a kit or a plan’s system, which is installed',
	payment: 'by transfer, else online, as the shop has them; never on delivery',
	schedule: 'paid at once',
	code: 'nothing is taken off',
	quote: 'refused, unless fulfilment and expectedTotal are there',
	expectedTotal: 'refused without quote',
	heldPrice: 'at the prices of today',
	expectedLines: 'a refusal does not say what each line was',
	expectedCharges: 'a refusal does not say what each charge was',
	expectedDiscount: 'a refusal does not say what the code took off',
}

const optionalIn = (shape: Record<string, { safeParse: (v: unknown) => { success: boolean } }>) =>
	Object.keys(shape).filter((name) => shape[name]?.safeParse(undefined).success)

it('what an order may leave out is listed, each field of it', () => {
	const fields = [
		...optionalIn(NewOrder.shape),
		...optionalIn(Shipping.shape).map((name) => `shipping.${name}`),
	]
	expect(fields.toSorted()).toEqual(Object.keys(LEFT_OUT).toSorted())
})

async function shop(opened: TestStore) {
	const admin = await opened.as('Admin')
	await enterRates(admin)
	const code = discountCode({ maxUses: 1_000_000, maxPerPerson: null })
	expect((await admin.post('/api/codes', code)).status).toBe(201)
	const payment = { codUptoRupees: 200_000, codFeeRupees: 75, onOrderPct: 10 }
	await setSection(opened.store, 'payment', { ...payment, beforeDeliveryPct: 60 })
	await opened.store.db.updateTable('products').set({ stock: 1_000_000 }).execute()
	await opened.store.catalogue.refresh()
	return { ...opened, admin }
}

const whole = (caller: Caller, choices: object) =>
	quotedWhole(
		caller,
		{ items: itemsOf({ [PANEL]: 2, [CABLE]: 1 }), billing: BILL, ...choices },
		{ shipping: TO },
	)

describeOnAllEngines('an order that leaves something out', (open, itOnSqlite) => {
	const live = () => open({ mode: 'live', sampleData: true })

	it('costs what was quoted, or is refused', async () => {
		const { visitor } = await shop(await live())
		const caller = visitor()
		const orders = await Promise.all(ORDERS.map((choices) => whole(caller, choices)))
		let placed = 0
		let tries = 0
		const network = () => `198.51.${100 + Math.floor(tries / 250)}.${tries++ % 250}`
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom(...orders),
				fc.subarray(Object.keys(LEFT_OUT), { minLength: 1 }),
				async (order, left) => {
					const sent = await orderWithout(visitor(network()), order, left)
					if ('placed' in sent) {
						expect([left, sent.isAsQuoted]).toEqual([left, true])
						placed++
					} else expect(sent.refused).toMatch(/^(422 invalid|409 price_changed|409 cart_empty)/)
				},
			),
			{ numRuns: 40 },
		)
		expect(placed).toBeGreaterThan(0)
	}, 30_000)

	itOnSqlite(
		'with one field less is placed as quoted, or says by field or sum what it lacks',
		async () => {
			const { visitor } = await shop(await live())
			const [first] = ORDERS
			const order = await whole(visitor(), first)
			const results: Record<string, unknown> = {}
			for (const field of Object.keys(LEFT_OUT)) {
				const sent = await orderWithout(visitor(), order, [field])
				results[field] = 'placed' in sent ? sent.isAsQuoted : sent.refused
			}
			expect(results).toEqual({
				...Object.fromEntries(Object.keys(LEFT_OUT).map((field) => [field, true])),
				items: '409 cart_empty',
				code: '409 price_changed',
				// Loose panels are sent unless somebody says otherwise.
				fulfilment: '409 price_changed',
			})
		},
	)

	itOnSqlite('of goods that have no price to be sent or installed is refused', async () => {
		const { visitor, admin, store } = await shop(await live())
		const heavy = itemsOf({ [CABLE]: 3000 })
		const send = async (more: object) => {
			const input = { items: heavy, shipping: TO, ...more }
			const { status, body } = await admin.post('/api/orders', input, {
				'idempotency-key': crypto.randomUUID(),
			})
			return [status, Object.keys(body.errors ?? {})]
		}
		const price = store.catalogue.anyById(CABLE)?.price ?? 0
		const goods = { expectedTotal: 3000 * price }
		expect(await send(goods)).toEqual([422, ['fulfilment']])
		expect(await send({ ...goods, fulfilment: 'delivery' })).toEqual([422, ['fulfilment']])
		expect(await send({ quote: 'null' })).toEqual([422, ['fulfilment']])
		expect(await visitor().get('/api/orders')).toMatchObject({ status: 401 })
		expect(await store.db.selectFrom('orders').select('id').execute()).toEqual([])
	})

	it('is not paid on delivery, nor goes to work unpaid, where it does not say how', async () => {
		const online = await onlineShop(open)
		const { visitor, store } = await shop(online)
		await setSection(store, 'bank', {})
		for (const schedule of ['full', 'milestones']) {
			const order = await whole(visitor(), { fulfilment: 'installation', schedule })
			const sent = await orderWithout(visitor(), order, ['payment'])
			const placed = { status: 'unpaid', payment: { way: 'razorpay' } }
			expect(sent).toMatchObject({ isAsQuoted: true, placed })
		}
	})
})
