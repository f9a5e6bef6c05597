import { expect, it } from 'vitest'
import { contact, once, order, shipping } from '../../../test/builders.ts'
import { stockOf } from '../../../test/stock.ts'
import { type Caller, describeOnAllEngines, describeOnSqlite } from '../../../test/store.ts'

describeOnAllEngines('the same order sent again', (open, itOnSqlite) => {
	itOnSqlite('is the same order, and takes no more stock', async () => {
		const { store, as } = await open()
		const buyer = await as('Buyer')
		const first = await buyer.post('/api/orders', order(), once('a key'))
		const again = await buyer.post('/api/orders', order(), once('a key'))
		expect(again.status).toBe(201)
		expect(again.body).toEqual(first.body)
		expect(await stockOf(store, 'solar-panel-250w')).toBe(62)
		expect((await buyer.get('/api/orders')).body).toHaveLength(1)
	})

	itOnSqlite(
		'is the same order even when its fields come in another order, with space around them',
		async () => {
			const visitor = (await open()).visitor()
			const first = await visitor.post('/api/orders', order(), once('a key'))
			const { shipping: to, ...rest } = order()
			const turned = Object.fromEntries(Object.entries(to).reverse())
			const spaced = { ...rest, shipping: { ...turned, city: ' Pune ' } }
			const again = await visitor.post('/api/orders', spaced, once('a key'))
			expect(again.body.id).toBe(first.body.id)
		},
	)

	it('gives its tracking key again to nobody known for an hour, and to its buyer for ever', async () => {
		const { store, visitor, as } = await open()
		const { now } = store
		const [guest, buyer] = [visitor(), await as('Buyer')]
		const first = await guest.post('/api/orders', order(), once('a key'))
		const own = await buyer.post('/api/orders', order(), once('a key'))
		const again = async (caller: Caller, minutes: number) => {
			store.now = () => now() + minutes * 60_000
			const { status, body, headers } = await caller.post('/api/orders', order(), once('a key'))
			expect([status, headers.getSetCookie()]).toEqual([201, []])
			return body
		}
		expect((await again(visitor(), 59)).trackingKey).toBe(first.body.trackingKey)
		expect(await again(visitor(), 61)).toMatchObject({
			id: first.body.id,
			total: first.body.total,
			trackingKey: null,
			may: [],
		})
		expect((await again(buyer, 61)).trackingKey).toBe(own.body.trackingKey)
		const otherBody = { ...order(), shipping: shipping({ city: 'Mumbai' }) }
		const other = await visitor().post('/api/orders', otherBody, once('a key'))
		expect([other.status, other.body.code]).toEqual([422, 'key_reused'])
	})

	it('shows the order as it has become', async () => {
		const visitor = (await open()).visitor()
		const { body } = await visitor.post('/api/orders', order(), once('a key'))
		await visitor.post(`/api/orders/${body.id}/cancel?key=${body.trackingKey}`, contact)
		const again = await visitor.post('/api/orders', order(), once('a key'))
		expect(again.body).toMatchObject({ id: body.id, status: 'cancelled' })
	})

	it('is one order when it comes ten times at once', async () => {
		const { store, visitor } = await open()
		const caller = visitor()
		const answers = await Promise.all(
			Array.from({ length: 10 }, () => caller.post('/api/orders', order(), once('a key'))),
		)
		expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
		expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
		expect(await stockOf(store, 'solar-panel-250w')).toBe(62)
	})

	itOnSqlite.each([
		['quantity', order({ 'solar-panel-250w': 3 })],
		['address', { ...order(), shipping: shipping({ city: 'Mumbai' }) }],
		['cart', order(null)],
	])('with another %s is refused', async (_what, other) => {
		const { store, visitor } = await open()
		const caller = visitor()
		await caller.post('/api/orders', order(), once('a key'))
		const { status, body } = await caller.post('/api/orders', other, once('a key'))
		expect([status, body.code]).toEqual([422, 'key_reused'])
		expect(await stockOf(store, 'solar-panel-250w')).toBe(62)
	})

	itOnSqlite('is another order with another key, or by another person', async () => {
		const { people } = await open()
		const [asha, imran] = await people('Buyer', 'Buyer')
		const ids = [
			await asha.post('/api/orders', order(), once('a key')),
			await asha.post('/api/orders', order(), once('another key')),
			await imran.post('/api/orders', order(), once('a key')),
		].map(({ body }) => body.id)
		expect(new Set(ids).size).toBe(3)
	})

	it('goes through with its key once what stood in its way is gone', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const caller = visitor()
		await admin.put('/api/products/solar-panel-250w', { stock: 1 })
		expect((await caller.post('/api/orders', order(), once('a key'))).status).toBe(409)
		await admin.put('/api/products/solar-panel-250w', { stock: 2 })
		expect((await caller.post('/api/orders', order(), once('a key'))).status).toBe(201)
	})
})

describeOnSqlite('an order', (open) => {
	it.each([
		['none', {}, 'Send an Idempotency-Key header: one of your own per order.'],
		['a blank one', { 'idempotency-key': '  ' }, /Idempotency-Key/],
		['one of 201 characters', { 'idempotency-key': 'x'.repeat(201) }, /200/],
	])('needs a key, not %s', async (_what, headers, message) => {
		const { status, body } = await (await open()).visitor().post('/api/orders', order(), headers)
		expect([status, body.code]).toEqual([400, 'malformed'])
		expect(body.detail).toMatch(message)
	})
})
