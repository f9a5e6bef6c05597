import { expect, it } from 'vitest'
import { dayAt, daysAfter } from '../../shared/calendar.ts'
import { enquiry, once, order, product } from '../../test/builders.ts'
import type { Caller } from '../../test/callers.ts'
import { register } from '../../test/documents/billing-documents.ts'
import { keepMails } from '../../test/outbox.ts'
import { describeOnAllEngines, describeOnSqlite, type TestStore } from '../../test/store.ts'

const ID = 'heavy-panel'
const DAY_MS = 86_400_000

/** A live shop without rates of delivery, with a product at ₹1,000. */
async function shop(open: (options: { mode: 'live' }) => Promise<TestStore>) {
	const opened = await open({ mode: 'live' })
	await register(opened.store)
	opened.store.publicUrl = 'https://shop.example'
	const admin = await opened.as('Admin')
	await admin.post('/api/products', product({ id: ID, name: 'Heavy Panel', price: 1000, stock: 9 }))
	const { mails, deliver } = keepMails(opened.store)
	/** Asks for the cost of delivering two. */
	const ask = async (caller: Caller, more: object = {}) => {
		const { plan: _, ...from } = enquiry() as { plan?: string }
		const goods = { items: `${ID}:2`, asks: 'delivery-cost', pin: '411038', ...more }
		const { status, body } = await caller.post('/api/enquiries', { ...from, ...goods })
		expect(status).toBe(201)
		return body.id as string
	}
	/** The day by which an admin promises to deliver. */
	const day = daysAfter(dayAt(opened.store.now()), 30)
	const price = (id: string, more: object = {}) =>
		admin.post(`/api/enquiries/${id}/price`, { delivery: 750, day, ...more })
	return { ...opened, admin, mails, deliver, ask, day, price }
}

const two = () => ({ ...order({ [ID]: 2 }), fulfilment: 'delivery' })

describeOnAllEngines('a price that was quoted', (open) => {
	it('is ordered and quoted on paper at that price, also after prices have changed', async () => {
		const { visitor, admin, ask, price, mails, deliver } = await shop(open)
		const caller = visitor()
		const quote = (more: object = {}) =>
			caller.post('/api/checkout/quote', {
				items: [{ productId: ID, quantity: 2 }],
				fulfilment: 'delivery',
				address: { zipCode: '411038' },
				...more,
			})
		expect((await quote()).body.hash).toBeNull()
		const id = await ask(caller, { email: 'asha@example.com' })
		const answered = await price(id)
		expect(answered.body).toMatchObject({ status: 'answered', quotedPrice: { delivery: 750 } })
		await deliver()
		const key = /quoted-price\?key=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1]
		expect(mails[0]?.text).toContain('₹2,750.00')
		await admin.put(`/api/products/${ID}`, { price: 1200 })
		const seen = await visitor().get(`/api/held-prices/${key}`)
		expect(seen.body).toMatchObject({ total: 2750, charge: 750, pin: '411038', isExpired: false })
		const { body: quoted } = await quote({ heldPrice: key })
		expect([quoted.total, quoted.hash]).toEqual([2750, expect.any(String)])
		const paper = await caller.post('/api/quotations', { ...two(), heldPrice: key }, once())
		expect([paper.status, paper.body.total]).toEqual([201, 2750])
		// A price that holds does not hold longer for being quoted on paper.
		expect(paper.body.validUntil).toBe(seen.body.validUntil)
		const placed = await caller.post(
			'/api/orders',
			{ ...two(), heldPrice: key, expectedTotal: 2750 },
			once(),
		)
		expect([placed.status, placed.body.total]).toEqual([201, 2750])
		expect(placed.body.items).toMatchObject([{ quantity: 2, price: 1000 }])
		expect((await visitor().get(`/api/held-prices/${key}`)).body.isOrdered).toBe(true)
		const again = { ...two(), heldPrice: key, expectedTotal: 2750 }
		const refused = await caller.post('/api/orders', again, once())
		expect(refused.body.errors?.heldPrice).toMatch(/ordered already/)
	})

	it('is of its goods and its days alone', async () => {
		const { visitor, as, ask, price, store } = await shop(open)
		const buyer = await as('Buyer')
		const id = await ask(buyer)
		await price(id)
		const [own] = (await buyer.get('/api/enquiries')).body
		const { key, validUntil } = own.quotedPrice
		const notice = (await buyer.get('/api/notifications')).body[0]
		expect(notice.link).toBe(`/quoted-price?key=${key}`)
		const why = async (heldPrice: string, more: object = {}) => {
			const answer = await visitor().post(
				'/api/orders',
				{ ...two(), heldPrice, expectedTotal: 2750, ...more },
				once(),
			)
			return answer.body.errors?.heldPrice
		}
		expect(await why('none')).toMatch(/^There is no such quotation or quoted price/)
		expect(await why(key, { items: [{ productId: ID, quantity: 3 }] })).toMatch(/of other goods/)
		expect(await why(key, { items: [{ productId: ID, quantity: 1 }] })).toMatch(/of other goods/)
		const last = Date.parse(`${validUntil}T12:00:00+05:30`)
		store.now = () => last + DAY_MS
		expect(await why(key)).toMatch(/was valid until/)
		store.now = () => last
		expect(await why(key)).toBeUndefined()
	})
})

describeOnSqlite('a question for the cost of delivery', (open) => {
	it('is for the shop: no installer sees it, and an admin answers it once', async () => {
		const { as, ask, day, price, admin } = await shop(open)
		const [buyer, other, installer] = [await as('Buyer'), await as('Buyer'), await as('Installer')]
		const id = await ask(buyer)
		expect((await installer.get('/api/enquiries')).body).toEqual([])
		expect((await installer.get(`/api/enquiries/${id}`)).status).toBe(404)
		expect((await installer.get('/api/notifications')).body).toEqual([])
		expect((await admin.get('/api/enquiries')).body[0].canQuotePrice).toBe(true)
		const body = { delivery: 1, day }
		for (const caller of [buyer, installer])
			expect((await caller.post(`/api/enquiries/${id}/price`, body)).status).toBe(403)
		expect((await price(id, { day: '2020-01-31' })).body.errors.day).toBe(
			'Choose today or a later day.',
		)
		expect(Object.keys((await price(id, { delivery: -1 })).body.errors)).toEqual(['delivery'])
		expect((await price(id)).status).toBe(200)
		expect((await price(id)).status).toBe(409)
		expect((await other.get(`/api/enquiries/${id}`)).status).toBe(404)
		expect((await admin.get('/api/enquiries')).body[0]).toMatchObject({
			canQuotePrice: false,
			quotedPrice: { delivery: 750, day },
		})
	})

	it('names goods, and is not asked of a demo', async () => {
		const { visitor } = await shop(open)
		const asked = { ...enquiry(), asks: 'delivery-cost' }
		expect((await visitor().post('/api/enquiries', asked)).status).toBe(422)
		const demo = await open()
		const items = 'solar-panel-250w:1'
		const refused = await demo.visitor().post('/api/enquiries', { ...asked, items })
		expect(Object.keys(refused.body.errors)).toEqual(['asks'])
	})
})
