import { expect, it } from 'vitest'
import { kit, once, order } from '../../test/builders.ts'
import { describeOnSqlite } from '../../test/store.ts'

const PANEL = 'solar-panel-250w'

describeOnSqlite('a report of the stock', (open) => {
	it('counts what kits take of their parts, and their worth once', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		await admin.put(`/api/products/${PANEL}`, { stock: 60 })
		await admin.put('/api/products/solar-inverter-3kw', { stock: 10 })
		await admin.post('/api/products', kit({ [PANEL]: 6, 'solar-inverter-3kw': 1 }))
		const before = (await admin.get('/api/reports/stock')).body
		await visitor().post('/api/orders', order({ 'test-kit': 2, [PANEL]: 1 }), once())
		const { body } = await admin.get('/api/reports/stock')
		const rowOf = (id: string) => body.rows.find((row: { id: string }) => row.id === id)
		expect(rowOf('test-kit')).toMatchObject({ kit: true, stock: 7, value: 0, sold: 2 })
		expect(rowOf(PANEL)).toMatchObject({ kit: false, stock: 47, sold: 13 })
		expect(body.totals.pieces).toBe(before.totals.pieces - 13 - 2)
		const values = body.rows.reduce((sum: number, { value }: { value: number }) => sum + value, 0)
		expect(body.totals.value).toBeCloseTo(values, 2)
	})
})
