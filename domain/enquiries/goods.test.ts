import { expect, it } from 'vitest'
import { enquiry, itemsOf } from '../../test/builders.ts'
import { INVERTER, PANEL } from '../../test/catalogues/sample-products.ts'
import { describeOnAllEngines } from '../../test/store.ts'

const about = (items: string, more: object = {}) =>
	enquiry({ plan: undefined, summary: undefined, items, ...more })

describeOnAllEngines('an enquiry about goods', (open, itOnSqlite) => {
	it('has them as they were when it was sent, with a plan or without', async () => {
		const { visitor, as } = await open({ mode: 'live', sampleData: true })
		const admin = await as('Admin')
		const { body: product } = await admin.get(`/api/products/${PANEL}`)
		const sent = await visitor().post('/api/enquiries', about(`${PANEL}:4,${INVERTER}:1`))
		expect(sent.status).toBe(201)
		const changed = await admin.put(`/api/products/${PANEL}`, { ...product, price: 1 })
		expect(changed.status).toBe(200)
		const seen = (await admin.get(`/api/enquiries/${sent.body.id}`)).body
		expect(seen).toMatchObject({ plan: null, planSnapshot: null })
		expect(seen.goods).toMatchObject([
			{ productId: PANEL, name: product.name, quantity: 4, price: product.price },
			{ productId: INVERTER, quantity: 1 },
		])
		const both = { plan: '/planner?pin=411038&bill=4000' }
		const other = await visitor().post('/api/enquiries', about(`${PANEL}:2`, both))
		expect((await admin.get(`/api/enquiries/${other.body.id}`)).body).toMatchObject({
			...{ ...both, goods: [{ productId: PANEL, quantity: 2, price: 1 }] },
		})
	})

	it('is one however often it is sent at once; about other goods it is another', async () => {
		const { visitor } = await open({ mode: 'live', sampleData: true })
		const send = (items: string) => visitor().post('/api/enquiries', about(items))
		const sent = await Promise.all([1, 2, 3].map(() => send(`${PANEL}:4`)))
		expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1)
		expect((await send(`${PANEL}:5`)).body.id).not.toBe(sent[0]?.body.id)
	})

	itOnSqlite('is refused without plan and goods, and about goods that are not sold', async () => {
		const { visitor } = await open({ mode: 'live', sampleData: true })
		const nothing = await visitor().post(
			'/api/enquiries',
			enquiry({ plan: undefined, summary: undefined }),
		)
		expect([nothing.status, Object.keys(nothing.body.errors)]).toEqual([422, ['plan']])
		const gone = await visitor().post('/api/enquiries', about('no-such-thing:1'))
		expect([gone.status, Object.keys(gone.body.errors)]).toEqual([422, ['items']])
	})

	itOnSqlite('leaves the cart as it is: nothing is ordered or paid', async () => {
		const { visitor } = await open({ mode: 'live', sampleData: true })
		const buyer = visitor()
		await buyer.post('/api/cart/lines', { items: itemsOf({ [PANEL]: 2 }) })
		await buyer.post('/api/enquiries', about(`${PANEL}:2`))
		expect((await buyer.get('/api/cart')).body.items).toHaveLength(1)
	})
})
