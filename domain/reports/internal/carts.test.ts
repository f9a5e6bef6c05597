import { expect, it } from 'vitest'
import { HOUR_MS } from '../../../shared/durations.ts'
import { once, order, PASSWORD } from '../../../test/builders.ts'
import { NOON, setClock } from '../../../test/reports.ts'
import { type Caller, describeOnAllEngines } from '../../../test/store.ts'

describeOnAllEngines('the reports', (open, itOnSqlite) => {
	itOnSqlite('of carts tell what became of each cart session', async () => {
		const { store, as, visitor } = await open()
		const admin = await as('Admin')
		setClock(store, NOON)
		const put = (caller: Caller) =>
			caller.post('/api/cart/items', { productId: 'solar-panel-250w', quantity: 1 })
		const [buys, empties, keeps, undoes, looks] = Array.from({ length: 5 }, visitor) as Caller[]
		for (const caller of [buys, empties, keeps, undoes]) caller && (await put(caller))
		await buys?.post('/api/orders', order(null), once())
		await empties?.delete('/api/cart/items/solar-panel-250w')
		await undoes?.delete('/api/cart')
		await undoes?.post('/api/cart/undo')
		await looks?.delete('/api/cart')
		const figures = async () => (await admin.get('/api/reports/carts')).body.totals
		expect(await figures()).toEqual({
			filled: 4,
			ordered: 1,
			emptied: 1,
			open: 2,
			conversion: 0.25,
		})
		setClock(store, NOON + 25 * HOUR_MS)
		if (empties) await put(empties)
		const { body } = await admin.get('/api/reports/carts?from=2026-11-20')
		expect(body.buckets.map((row: { filled: number }) => row.filled)).toEqual([0, 4, 1])
	})

	it('of carts count two that become one at a login once', async () => {
		const { visitor, people } = await open()
		const [admin, buyer] = await people('Admin', 'Buyer')
		const { user } = (await buyer.get('/api/session')).body
		const put = (caller: Caller) =>
			caller.post('/api/cart/items', { productId: 'solar-panel-250w', quantity: 1 })
		await put(buyer)
		const same = visitor()
		await put(same)
		const filled = async () => (await admin.get('/api/reports/carts')).body.totals.filled
		expect(await filled()).toBe(2)
		const credentials = { email: user.email, password: PASSWORD, role: 'Buyer' }
		expect((await same.post('/api/session', credentials)).status).toBe(200)
		expect(await filled()).toBe(1)
		await same.post('/api/orders', order(null), once())
		expect((await admin.get('/api/reports/carts')).body.totals).toMatchObject({
			filled: 1,
			ordered: 1,
		})
	})
})
