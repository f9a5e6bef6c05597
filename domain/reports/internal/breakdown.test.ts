import { expect, it } from 'vitest'
import { placeOfPin } from '../../../shared/addresses/place-of-pin.ts'
import { busyStore, inRupees, isCounted, type Placed } from '../../../test/reports.ts'
import { describeOnAllEngines } from '../../../test/store.ts'

describeOnAllEngines('the reports', (open) => {
	it('of parts agree with the orders to the paisa', async () => {
		const opened = await open()
		const { admin, orders } = await busyStore(opened)
		await admin.delete('/api/products/p1')
		const effective = orders.filter(isCounted)
		const category = { p0: 'Panels', p1: 'Batteries', p2: 'Panels', p3: 'Kits' }
		type Its = { orders: Set<string>; pieces: number; paise: number }
		const expected = (names: (order: Placed, item: Placed['items'][0]) => string) => {
			const parts = new Map<string, Its>()
			for (const order of effective)
				for (const item of order.items) {
					const name = names(order, item)
					const part = parts.get(name) ?? { orders: new Set(), pieces: 0, paise: 0 }
					part.orders.add(order.id)
					part.pieces += item.quantity
					part.paise += Math.round(item.lineTotal * 100)
					parts.set(name, part)
				}
			return Object.fromEntries(
				[...parts].map(([name, { orders, pieces, paise }]) => [
					name,
					{ orders: orders.size, pieces, value: paise / 100 },
				]),
			)
		}
		const wanted = {
			category: expected((_, item) => category[item.productId as keyof typeof category]),
			product: expected((_, item) => item.productId),
			installer: expected(({ installer }) => installer?.name ?? 'Not taken yet'),
			state: expected(({ shipping }) => placeOfPin(shipping.zipCode)?.state ?? 'Elsewhere'),
		}
		expect(Object.keys(wanted.installer)).toEqual(
			expect.arrayContaining(['Not taken yet', 'Asha Kulkarni']),
		)
		expect(Object.keys(wanted.state)).toContain('Elsewhere')
		for (const [by, parts] of Object.entries(wanted)) {
			const { body, headers } = await admin.get(`/api/reports/breakdown?by=${by}`)
			const merged: Record<string, { orders: number; pieces: number; value: number }> = {}
			for (const { id, name, ...figures } of body.rows) {
				const key = by === 'product' ? id : name
				// Both installers of the test are called the same, as people are.
				const before = merged[key]
				merged[key] = before
					? {
							orders: before.orders + figures.orders,
							pieces: before.pieces + figures.pieces,
							value: Math.round((before.value + figures.value) * 100) / 100,
						}
					: figures
			}
			expect(merged, by).toEqual(parts)
			expect(body.totals, by).toEqual({
				orders: effective.length,
				pieces: effective.flatMap(({ items }) => items).reduce((n, i) => n + i.quantity, 0),
				value: inRupees(effective),
			})
			expect(headers.get('x-total-count')).toBe(String(body.rows.length))
		}
		const { body } = await admin.get('/api/reports/breakdown?by=product&limit=1&offset=1')
		expect(body.rows).toHaveLength(1)
		expect(body.totals.value).toBe(inRupees(effective))
	})
})
