import { type ChildProcess, fork } from 'node:child_process'
import { once as event } from 'node:events'
import { expect, it } from 'vitest'
import { openStore } from '../store/open.ts'
import { once, order, product } from '../test/builders.ts'
import { callersOf } from '../test/callers.ts'
import { stockOf } from '../test/stock.ts'
import { onBothDatabases, type StoreConfig } from '../test/store.ts'

async function startSecond(config: StoreConfig): Promise<ChildProcess> {
	const program = new URL('../test/second-process.ts', import.meta.url)
	const child = fork(program, [JSON.stringify(config)], { execArgv: [] })
	await event(child, 'message')
	return child
}

onBothDatabases('a second process on one database', (open) => {
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
		const child = await startSecond(config)
		child.send({ orders: 40 })
		const theirs = event(child, 'message')
		const ours: number[] = []
		for (let n = 0; n < 40; n++) {
			const input = order({ 'solar-panel-250w': 1 })
			ours.push((await visitor().post('/api/orders', input, once())).status)
		}
		const [{ statuses }] = (await theirs) as [{ statuses: number[] }]
		const all = [...ours, ...statuses]
		expect(all.filter((status) => status !== 201 && status !== 409)).toEqual([])
		expect(all.filter((status) => status === 201)).toHaveLength(50)
		// Each of the two has sold something, so that they did meet.
		expect(ours).toContain(201)
		expect(statuses).toContain(201)
		expect(await stockOf(store, 'solar-panel-250w')).toBe(0)
	})
})
