import { expect, it } from 'vitest'
import { once, order, PASSWORD, shipping } from '../../../test/builders.ts'
import { type Caller, onBothDatabases, onOneDatabase } from '../../../test/store.ts'
import { anonymiseOrders } from '../retention/anonymise.ts'

const COMPANY = {
	name: 'Sahyadri Cold Storage Pvt Ltd',
	gstin: '27aapfu 0939f1zv',
	street: '7 Bund Garden Road',
	city: 'Pune',
	zipCode: '411 001',
}
const STORED = { ...COMPANY, gstin: '27AAPFU0939F1ZV', zipCode: '411001', state: 'Maharashtra' }

const send = (caller: Caller, billing: object | undefined, more: object = {}, key = once()) =>
	caller.post(
		'/api/orders',
		{ ...order({ 'solar-panel-250w': 1 }), payment: 'cod', expectedTotal: 6490, billing, ...more },
		key,
	)

onBothDatabases('to whom the bill of a live store’s order goes', (open, itOnOne) => {
	const live = () => open({ mode: 'live', sampleData: true })

	itOnOne('is kept with the order, for its buyer and admins', async () => {
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

	itOnOne('is nothing that an installer is told, who has the order or not', async () => {
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

	itOnOne(
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

	itOnOne('may have no GSTIN, and is part of what makes a request the same', async () => {
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

onOneDatabase('a demo', (open) => {
	it('refuses to be told to whom a bill goes', async () => {
		const { visitor, store } = await open()
		const { status, body } = await send(visitor(), COMPANY)
		expect([status, body.errors]).toEqual([
			422,
			{ billing: 'A demo store writes no bills, so leave billing out.' },
		])
		expect(await store.db.selectFrom('orders').select('id').execute()).toEqual([])
	})
})
