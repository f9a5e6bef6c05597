import { expect, it } from 'vitest'
import { installed, once, order, PASSWORD, shipping } from '../../../../test/builders.ts'
import { type Caller, describeOnAllEngines, describeOnSqlite } from '../../../../test/store.ts'
import { anonymiseOrders } from '../../retention/anonymise.ts'

const COMPANY = {
	name: 'Sahyadri Cold Storage Pvt Ltd',
	gstin: '27aadch 1476p1z3',
	street: '7 Bund Garden Road',
	city: 'Pune',
	zipCode: '411 001',
}
const STORED = {
	...{ ...COMPANY, gstin: '27AADCH1476P1Z3', sez: false, withoutTax: false },
	...{ zipCode: '411001', state: 'Maharashtra' },
}

const send = (caller: Caller, billing: object | undefined, more: object = {}, key = once()) =>
	caller.post(
		'/api/orders',
		{ ...installed({ 'solar-panel-250w': 1 }, 6490, 250), payment: 'cod', billing, ...more },
		key,
	)

describeOnAllEngines('to whom the bill of a live store’s order goes', (open, itOnSqlite) => {
	const live = () => open({ mode: 'live', sampleData: true })

	itOnSqlite('is kept with the order, for its buyer and admins', async () => {
		const { as, visitor } = await live()
		const [buyer, admin] = [await as('Buyer'), await as('Admin')]
		const placed = await send(buyer, COMPANY)
		expect([placed.status, placed.body.billing]).toEqual([201, STORED])
		const path = `/api/orders/${placed.body.id}`
		expect((await buyer.get(path)).body.billing).toEqual(STORED)
		expect((await admin.get(path)).body.billing).toEqual(STORED)
		expect((await buyer.get('/api/orders?mine=true')).body[0].billing).toEqual(STORED)
		const byLink = await visitor().get(`${path}?key=${placed.body.trackingKey}`)
		expect(byLink.body.billing).toEqual(STORED)
		expect((await send(buyer, undefined)).body.billing).toBeNull()
	})

	itOnSqlite('is nothing that an installer is told, who has the order or not', async () => {
		const { as, store } = await live()
		const [buyer, installer, admin] = [await as('Buyer'), await as('Installer'), await as('Admin')]
		const { id } = (await send(buyer, COMPANY)).body
		const installerId = (await installer.get('/api/session')).body.user.id
		expect((await admin.post(`/api/orders/${id}/reassign`, { installerId })).status).toBe(200)
		expect((await installer.get(`/api/orders/${id}`)).body.billing).toBeNull()
		expect((await installer.post(`/api/orders/${id}/accept`)).status).toBe(200)
		const accepted = (await installer.get(`/api/orders/${id}`)).body
		expect([accepted.buyerShown, accepted.billing]).toEqual([true, null])
		expect(await store.db.selectFrom('order_billing').select('name').execute()).toEqual([
			{ name: COMPANY.name },
		])
	})

	itOnSqlite(
		'is refused by field, beside what is wrong with the shipping address, and nothing is ordered',
		async () => {
			const { visitor, store } = await live()
			const errorsOf = async (billing: object, more: object = {}) =>
				(await send(visitor(), { ...COMPANY, ...billing }, more)).body.errors
			const gstin = 'billing.gstin'
			expect(await errorsOf({ gstin: '27AAPFU0939F1Z' })).toEqual({
				[gstin]: 'A GSTIN has 15 characters, such as 27AAPFU0939F1ZV.',
			})
			expect(await errorsOf({ gstin: '29AAFCA7488L1Z0' })).toEqual({
				[gstin]: expect.stringContaining('Check this GSTIN'),
			})
			expect(await errorsOf({ zipCode: '403001', city: 'Panaji' })).toEqual({
				[gstin]: 'This GSTIN is registered in Maharashtra, and the billing address is in Goa.',
			})
			expect(await errorsOf({ name: '' })).toEqual({
				'billing.name': 'Give the name of the person or company that the bill goes to.',
			})
			const both = await errorsOf(
				{ state: 'Kerala' },
				{ shipping: shipping({ contactNumber: '12345678' }) },
			)
			expect(Object.keys(both).sort()).toEqual(['billing.state', 'shipping.contactNumber'])
			expect(await store.db.selectFrom('orders').select('id').execute()).toEqual([])
		},
	)

	itOnSqlite('is never the shop itself, at whatever door its GSTIN is given', async () => {
		const { visitor, store } = await live()
		const { gstin } = store.settings.current().tax
		const billing = { ...COMPANY, gstin: ` ${gstin.toLowerCase()} ` }
		const items = order({ 'solar-panel-250w': 1 }).items
		const to = { shipping: shipping(), billing }
		const answers = [
			await send(visitor(), billing),
			await visitor().post('/api/order-addresses/check', to),
			await visitor().post('/api/quotations', { ...to, items, fulfilment: 'installation' }, once()),
			await visitor().post('/api/checkout/quote', {
				items,
				fulfilment: 'installation',
				billing,
				address: { zipCode: '411038' },
			}),
		]
		for (const { status, body } of answers)
			expect([status, body.errors]).toEqual([
				422,
				{
					'billing.gstin':
						'This is the GSTIN of the shop itself. Type that of the buyer, or leave it blank.',
				},
			])
		expect(await store.db.selectFrom('orders').select('id').execute()).toEqual([])
	})

	itOnSqlite('may have no GSTIN, and is part of what makes a request the same', async () => {
		const { visitor } = await live()
		const [caller, key] = [visitor(), once()]
		const { gstin: _, ...person } = COMPANY
		const first = await send(caller, person, {}, key)
		expect(first.body.billing).toEqual({ ...STORED, gstin: null })
		expect((await send(caller, person, {}, key)).body.id).toBe(first.body.id)
		expect((await send(caller, COMPANY, {}, key)).body.code).toBe('key_reused')
	})

	it('is in the buyer’s own data, and goes when the order is made anonymous', async () => {
		const { as, store } = await live()
		const [buyer, admin] = [await as('Buyer'), await as('Admin')]
		const { id } = (await send(buyer, COMPANY)).body
		const { token } = (await buyer.post('/api/account/data', { password: PASSWORD })).body
		const file = String((await buyer.get(`/api/account/data?token=${token}`)).body)
		expect(file).toContain(COMPANY.name)
		expect(file).toContain(STORED.gstin)
		expect((await buyer.post(`/api/orders/${id}/cancel`)).status).toBe(200)
		await anonymiseOrders(store, store.now())
		expect((await admin.get(`/api/orders/${id}`)).body.billing).toBeNull()
		expect(await store.db.selectFrom('order_billing').select('name').execute()).toEqual([])
	})
})

describeOnSqlite('a demo', (open) => {
	it('refuses to be told to whom a bill goes', async () => {
		const { visitor, store } = await open()
		const input = { ...order(), billing: COMPANY }
		const { status, body } = await visitor().post('/api/orders', input, once())
		expect([status, body.errors]).toEqual([
			422,
			{ billing: 'A demo store writes no bills, so leave billing out.' },
		])
		expect(await store.db.selectFrom('orders').select('id').execute()).toEqual([])
	})
})
