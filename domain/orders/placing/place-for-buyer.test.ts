import { expect, it } from 'vitest'
import { once, order, shipping } from '../../../test/builders.ts'
import { mailsOf } from '../../../test/outbox.ts'
import { enterRates } from '../../../test/shop-settings.ts'
import { stockOf } from '../../../test/stock.ts'
import { type Caller, describeOnAllEngines, describeOnSqlite } from '../../../test/store.ts'

const PANEL = 'solar-panel-250w'
const NAME = 'Venkatanarasimharajuvaripeta Subrahmanyam'
const CALLER = shipping({
	fullName: NAME,
	contactNumber: '98765 43210',
	email: 'caller@example.com',
})

const forBuyer = (bought: Record<string, number>, more: object = {}) => ({
	...order(bought),
	shipping: CALLER,
	...more,
})

const place = (caller: Caller, body: object, key = once()) =>
	caller.post('/api/orders/for-buyer', body, key)

/** Quotes goods as the admin's screen does, and orders them at that price. */
async function atQuotedPrice(admin: Caller, bought: Record<string, number>, choices: object) {
	const { zipCode } = CALLER
	const { items } = order(bought)
	const asked = { items, address: { zipCode }, ...choices }
	const quote = (await admin.post('/api/checkout/quote', asked)).body
	return { quote, body: forBuyer(bought, { ...choices, quote: quote.hash }) }
}

describeOnAllEngines('an order for a buyer on the phone', (open) => {
	it('is theirs at the quoted price, by the admin, with the usual mail and link', async () => {
		const { as, store, visitor } = await open({ mode: 'live', sampleData: true })
		const admin = await as('Admin')
		await enterRates(admin)
		const before = await stockOf(store, PANEL)
		const choices = { fulfilment: 'delivery', payment: 'transfer' }
		const { quote, body } = await atQuotedPrice(admin, { [PANEL]: 2 }, choices)
		const key = once()
		const placed = await place(admin, body, key)
		const { id, trackingKey, total, history } = placed.body
		expect([placed.status, placed.headers.get('location')]).toEqual([201, `/api/orders/${id}`])
		expect(total).toBe(quote.total)
		expect(history).toMatchObject([{ action: 'place', role: 'Admin' }])
		expect((await place(admin, body, key)).body.id).toBe(id)
		expect(await stockOf(store, PANEL)).toBe(before - 2)
		const theirs = await visitor().get(`/api/orders/${id}?key=${trackingKey}`)
		expect(theirs.body).toMatchObject({ buyer: NAME, requiresContact: true })
		expect(await mailsOf(store, 'order-received')).toMatchObject([
			{ recipient: 'caller@example.com' },
		])
		const link = await admin.post(`/api/orders/${id}/buyer-link`)
		expect(link.body).toEqual({ path: `/orders/${id}?key=${trackingKey}` })
		const { body: entries } = await admin.get(`/api/audit?subject=${id}&sort=oldest`)
		expect(entries.map(({ action }: { action: string }) => action)).toEqual([
			'placed',
			'took the link',
		])
		expect((await admin.get('/api/orders?q=3210')).body).toMatchObject([{ id }])
		expect((await place(await as('Buyer'), body)).status).toBe(403)
		expect((await place(visitor(), body)).status).toBe(401)
	})

	it('is refused like that of a checkout, with nothing done', async () => {
		const { as, store } = await open({ mode: 'live', sampleData: true })
		const admin = await as('Admin')
		await enterRates(admin)
		const before = await stockOf(store, PANEL)
		const choices = { fulfilment: 'delivery', payment: 'transfer' }
		const { body } = await atQuotedPrice(admin, { [PANEL]: 1 }, choices)
		const refused = async (more: object) => {
			const { status, body: said } = await place(admin, { ...body, ...more })
			return [status, said.code]
		}
		expect(await refused({ quote: 'another' })).toEqual([409, 'price_changed'])
		expect(await refused({ quote: undefined })).toEqual([422, 'invalid'])
		expect(await refused({ items: undefined })).toEqual([422, 'invalid'])
		const more = order({ [PANEL]: 2 }).items
		expect(await refused({ items: more })).toEqual([409, 'price_changed'])
		expect(await refused({ shipping: { ...CALLER, zipCode: '000000' } })).toEqual([422, 'invalid'])
		expect(await stockOf(store, PANEL)).toBe(before)
	})

	it('is placed in a demo too', async () => {
		const { as } = await open({ sampleData: true })
		const placed = await place(await as('Admin'), forBuyer({ [PANEL]: 1 }))
		expect(placed.body).toMatchObject({ status: 'pending', buyer: NAME, money: null })
	})
})

describeOnSqlite('orders for buyers on the phone', (open) => {
	it('do not count the shop’s own network and device, and need no code on delivery', async () => {
		const { as, store } = await open({ mode: 'live', sampleData: true })
		const admin = await as('Admin')
		await enterRates(admin)
		const { unpaid } = store.policy.openOrders ?? { unpaid: 0 }
		for (let n = 0; n <= unpaid * 2; n++) {
			const choices = { fulfilment: 'delivery', payment: n === 0 ? 'cod' : 'transfer' }
			const { body } = await atQuotedPrice(admin, { 'solar-cable-6mm2-100m': 1 }, choices)
			const to = shipping({ contactNumber: `98765 4${4000 + n}`, street: `${n} Laxmi Road` })
			const placed = await place(admin, { ...body, shipping: to })
			expect([placed.status, placed.body.awaits]).toEqual([201, n === 0 ? null : 'payment'])
		}
	})

	it('have quotations alike', async () => {
		const { as, store, visitor } = await open({ mode: 'live', sampleData: true })
		const admin = await as('Admin')
		await enterRates(admin)
		const wanted = forBuyer({ [PANEL]: 1 }, { fulfilment: 'delivery' })
		const issue = (caller: Caller) => caller.post('/api/quotations/for-buyer', wanted, once())
		const { status, body } = await issue(admin)
		expect(status).toBe(201)
		const open1 = await visitor().get(`/api/quotations/${body.id}?key=${body.trackingKey}`)
		expect(open1.body).toMatchObject({ number: body.number, name: NAME, holds: true })
		const [mail] = await mailsOf(store, 'quotation-issued')
		expect(mail).toMatchObject({ recipient: 'caller@example.com' })
		const { body: entries } = await admin.get('/api/audit?kind=quotation')
		expect(entries).toMatchObject([{ action: 'issued', subject: body.number }])
		const held = { heldPrice: body.trackingKey, payment: 'transfer' }
		const { body: order1 } = await atQuotedPrice(
			admin,
			{ [PANEL]: 1 },
			{
				fulfilment: 'delivery',
				...held,
			},
		)
		expect((await place(admin, order1)).status).toBe(201)
		expect((await issue(await as('Buyer'))).status).toBe(403)
	})
})
