import { expect, it } from 'vitest'
import { openStore } from '../store/open.ts'
import { once, order, product } from '../test/builders.ts'
import { callersOf } from '../test/callers.ts'
import { startStore } from '../test/spawned-store.ts'
import { stockOf } from '../test/stock.ts'
import { describeOnAllEngines } from '../test/store.ts'

/** Places as many orders, one after the other. @returns the status of each */
async function orderMany(count: number, place: (input: object) => Promise<{ status: number }>) {
	const statuses: number[] = []
	for (let n = 0; n < count; n++)
		statuses.push((await place(order({ 'solar-panel-250w': 1 }))).status)
	return statuses
}

describeOnAllEngines('a second process on one database', (open) => {
	it('sees what the first changes, and the first what it changes', async () => {
		const { store, as, visitor, config } = await open({ onDisk: true })
		await using second = await openStore(config)
		const other = callersOf(second)
		const admin = await as('Admin')
		await admin.post('/api/products', product())
		await second.catalogue.refresh()
		const seen = await other.visitor().get('/api/products/test-panel')
		expect(seen.body).toMatchObject({ name: 'Test Panel 410W', stock: 10 })
		await other.visitor().post('/api/orders', order({ 'test-panel': 3 }), once())
		await store.catalogue.refresh()
		expect((await visitor().get('/api/products/test-panel')).body.stock).toBe(7)
		await admin.delete('/api/products/test-panel')
		await second.catalogue.refresh()
		expect((await other.visitor().get('/api/products/test-panel')).status).toBe(404)
	})

	it('knows the same sessions and carts', async () => {
		const { as, config } = await open({ onDisk: true })
		await using second = await openStore(config)
		const here = await as('Buyer')
		await here.post('/api/cart/items', { productId: 'solar-panel-250w', quantity: 2 })
		const there = callersOf(second).visitor()
		for (const [name, value] of here.cookies) there.cookies.set(name, value)
		expect((await there.get('/api/session')).body.user.role).toBe('Buyer')
		expect((await there.get('/api/cart')).body.count).toBe(2)
	})

	it('waits its turn: both sell at once, nothing fails and nothing is sold twice', async () => {
		const { store, as, visitor, config } = await open({ onDisk: true })
		await (await as('Admin')).put('/api/products/solar-panel-250w', { stock: 50 })
		const { port } = await startStore({
			DATA_DIR: config.dataDir,
			DATABASE_URL: config.databaseUrl ?? '',
		})
		const here = (input: object) => visitor().post('/api/orders', input, once())
		const there = async (input: object) => {
			const answer = await fetch(`http://127.0.0.1:${port}/api/orders`, {
				method: 'POST',
				headers: { 'content-type': 'application/json', ...once() },
				body: JSON.stringify(input),
			})
			await answer.text()
			return answer
		}
		// Two orders at a time from the other process, so that one is on its way whenever this one is busy.
		const [ours, ...theirs] = await Promise.all([
			orderMany(40, here),
			orderMany(20, there),
			orderMany(20, there),
		])
		const statuses = theirs.flat()
		const all = [...ours, ...statuses]
		expect(all.filter((status) => status !== 201 && status !== 409)).toEqual([])
		expect(all.filter((status) => status === 201)).toHaveLength(50)
		// Each of the two has sold something, so that they did meet.
		expect(ours).toContain(201)
		expect(statuses).toContain(201)
		expect(await stockOf(store, 'solar-panel-250w')).toBe(0)
	})
})
