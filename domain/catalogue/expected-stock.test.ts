import { expect, it } from 'vitest'
import { once, order } from '../../test/builders.ts'
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

	it('is changed by so many pieces, whatever was sold meanwhile, with a reason in the ledger', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const before = (await admin.get(PATH)).body.stock
		await visitor().post('/api/orders', order({ 'solar-panel-250w': 3 }), once())
		const why = { stockReason: 'received', stockNote: 'Bill 17' }
		const { status, body } = await admin.put(PATH, { stockChange: 25, ...why })
		expect([status, body.stock]).toEqual([200, before + 22])
		const [last] = (await admin.get(`${PATH}/stock-movements`)).body
		expect(last).toMatchObject({ change: 25, reason: 'received', note: 'Bill 17' })
		const tooMany = await admin.put(PATH, { stockChange: -1_000_000 })
		expect(tooMany.body.errors).toEqual({
			stock: `There are ${before + 22} now. Fewer than none cannot be.`,
		})
		expect((await admin.put(PATH, { stock: 1, stockChange: 1 })).status).toBe(422)
		expect((await admin.put(PATH, { stockChange: 1, stockReason: 'lost' })).status).toBe(422)
		expect((await admin.get(PATH)).body.stock).toBe(before + 22)
	})
})
