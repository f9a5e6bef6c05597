import { expect, it } from 'vitest'
import { DAY_MS } from '../../../shared/durations.ts'
import { runMaintenance } from '../../../store/maintenance.ts'
import { product } from '../../../test/builders.ts'
import { type Caller, describeOnAllEngines, describeOnSqlite } from '../../../test/store.ts'
import { MAX_LINES } from '../limits.ts'

const item = { productId: 'solar-panel-250w' }

describeOnAllEngines('a cart', (open, itOnSqlite) => {
	itOnSqlite('has room for a hundred different products', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const ids = Array.from({ length: MAX_LINES + 1 }, (_, n) => `cart-limit-${n}`)
		for (const id of ids) await admin.post('/api/products', product({ id }))
		const items = ids.map((productId) => ({ productId }))
		const caller = visitor()
		expect((await caller.post('/api/cart/lines', { items: items.slice(1) })).status).toBe(200)
		const refused = await caller.post('/api/cart/items', items[0])
		expect(refused).toMatchObject({
			status: 422,
			body: { detail: expect.stringMatching(/room for 100/) },
		})
		const lines = async () => (await caller.get('/api/cart')).body.items.length
		expect(await lines()).toBe(MAX_LINES)
		expect((await caller.put('/api/cart/items/cart-limit-7', { quantity: 2 })).status).toBe(200)
		await caller.delete('/api/cart/items/cart-limit-7')
		expect((await caller.post('/api/cart/items', items[0])).status).toBe(200)
		// The removed lines do not fit any more, and the notice says so.
		const undone = await caller.post('/api/cart/undo')
		expect(undone.body.notice).toMatch(/room for 100/)
		expect(await lines()).toBe(MAX_LINES)
	})

	it('of a visitor is deleted when nobody has changed it for sixty days; an account’s stays', async () => {
		const { store, as, visitor } = await open()
		const start = Date.now()
		const [left, used, buyer] = [visitor(), visitor(), await as('Buyer')]
		for (const caller of [left, used, buyer]) await caller.post('/api/cart/items', item)
		store.now = () => start + 30 * DAY_MS
		await used.put('/api/cart/items/solar-panel-250w', { quantity: 2 })
		store.now = () => start + 61 * DAY_MS
		await runMaintenance(store)
		const counts = async (caller: Caller) => (await caller.get('/api/cart')).body.items.length
		expect(await counts(left)).toBe(0)
		expect(await counts(used)).toBe(1)
		expect(await store.db.selectFrom('carts').select('user_id').execute()).toHaveLength(2)
		expect(await store.db.selectFrom('cart_lines').select('cart_id').execute()).toHaveLength(2)
	})
})

describeOnSqlite('new carts of a live store', (open) => {
	it('are so many a network; whoever has one goes on', async () => {
		const { store, visitor } = await open({ mode: 'live', sampleData: true })
		const has = visitor()
		expect((await has.post('/api/cart/items', item)).status).toBe(200)
		const forged = visitor()
		let made = 1
		for (; made < 400; made++) {
			// A cookie of no cart is no way round.
			forged.cookies.set('solbazaar.cart', 'x'.repeat(32))
			const { status } = await forged.post('/api/cart/items', item)
			if (status === 429) break
		}
		expect(made).toBe(300)
		expect((await visitor().delete('/api/cart')).status).toBe(429)
		expect((await has.post('/api/cart/items', item)).status).toBe(200)
		expect((await visitor().get('/api/cart')).status).toBe(200)
		expect((await visitor('203.0.113.9').post('/api/cart/items', item)).status).toBe(200)
		expect(await store.db.selectFrom('carts').select('id').execute()).toHaveLength(301)
	})
})
