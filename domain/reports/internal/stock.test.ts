import { expect, it } from 'vitest'
import { dayAt } from '../../../shared/calendar.ts'
import { HOUR_MS } from '../../../shared/durations.ts'
import { busyStore, inRupees, isCounted, NOON } from '../../../test/reports.ts'
import { describeOnSqlite } from '../../../test/store.ts'
import type { Product } from '../../catalogue/schema.ts'

describeOnSqlite('the reports', (open) => {
	it('of stock say what runs out first, and what all of it is worth', async () => {
		const { admin, orders } = await busyStore(await open())
		const products = (await admin.get('/api/products?limit=500')).body
		const { body } = await admin.get('/api/reports/stock?limit=500')
		// The value of kits lies in their parts.
		const stocked = products.filter(({ sheet }: Product) => sheet?.kind !== 'kit')
		const worth = stocked.map((its: Product) => ({
			total: Math.round(its.price * 100 * its.stock) / 100,
		}))
		expect(body.totals).toEqual({
			products: products.length,
			pieces: stocked.reduce((n: number, its: Product) => n + its.stock, 0),
			value: inRupees(worth),
		})
		const first = body.rows.find((row: { id: string }) => row.id === 'p0')
		const sold = orders
			.filter(isCounted)
			.flatMap(({ items }) => items)
			.reduce((n, { productId, quantity }) => (productId === 'p0' ? n + quantity : n), 0)
		const days = Math.floor((first.stock * 30) / sold)
		expect(first).toMatchObject({
			sold,
			perDay: Math.round((sold * 100) / 30) / 100,
			runsOutOn: dayAt(NOON + days * 24 * HOUR_MS),
		})
		const ends = body.rows.map((row: { runsOutOn: string | null }) => row.runsOutOn ?? '9')
		expect(ends).toEqual(ends.toSorted())
		expect(ends.at(-1)).toBe('9')
	})
})
