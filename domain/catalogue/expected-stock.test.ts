import { expect, it } from 'vitest'
import { stockOf } from '../../test/stock.ts'
import { describeOnAllEngines } from '../../test/store.ts'

const PATH = '/api/products/solar-panel-250w'

describeOnAllEngines('a stock that is expected', (open, itOnSqlite) => {
	itOnSqlite('is replaced while it is still the one that was read', async () => {
		const { store, as } = await open()
		const admin = await as('Admin')
		const { status, body } = await admin.put(PATH, { stock: 9, expectedStock: 64 })
		expect([status, body.stock]).toEqual([200, 9])
		expect(await stockOf(store, 'solar-panel-250w')).toBe(9)
	})

	it('that has changed meanwhile is told, and nothing is overwritten', async () => {
		const { store, as } = await open()
		const admin = await as('Admin')
		await admin.put(PATH, { stock: 60 })
		const { status, body } = await admin.put(PATH, { stock: 9, expectedStock: 64, price: 1 })
		expect(status).toBe(409)
		expect(body).toMatchObject({
			code: 'conflict',
			stock: 60,
			detail: 'The stock has changed: it is 60 now.',
		})
		expect(await stockOf(store, 'solar-panel-250w')).toBe(60)
		expect((await admin.get(PATH)).body.price).not.toBe(1)
	})

	itOnSqlite('is replaced by one of two who read the same', async () => {
		const { store, as } = await open()
		const admin = await as('Admin')
		const answers = await Promise.all(
			[10, 20].map((stock) => admin.put(PATH, { stock, expectedStock: 64 })),
		)
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
		const kept = answers.find(({ status }) => status === 200)
		expect(await stockOf(store, 'solar-panel-250w')).toBe(kept?.body.stock)
	})

	itOnSqlite('must be a number', async () => {
		const admin = await (await open()).as('Admin')
		expect((await admin.put(PATH, { stock: 9, expectedStock: 'many' })).status).toBe(422)
	})
})
