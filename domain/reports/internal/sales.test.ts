import { expect, it } from 'vitest'
import { type Day, dayAt, startOfDay } from '../../../shared/calendar.ts'
import { HOUR_MS } from '../../../shared/durations.ts'
import { once, order } from '../../../test/builders.ts'
import { busyStore, inRupees, isCounted, setClock } from '../../../test/reports.ts'
import { describeOnSqlite } from '../../../test/store.ts'

const sumOf = (rows: { orders: number; value: number }[]) => ({
	orders: rows.reduce((all, row) => all + row.orders, 0),
	value: Math.round(rows.reduce((all, row) => all + row.value * 100, 0)) / 100,
})

describeOnSqlite('the reports', (open) => {
	it('of sales agree with the orders to the paisa, by day, week and month', async () => {
		const { admin, orders } = await busyStore(await open())
		for (const by of ['day', 'week', 'month']) {
			const { body } = await admin.get(`/api/reports/sales?by=${by}`)
			expect([body.from, body.to, body.by]).toEqual(['2026-10-23', '2026-11-21', by])
			expect(body.buckets).toHaveLength({ day: 30, week: 5, month: 2 }[by] ?? 0)
			for (const bucket of [...body.buckets, { ...body, ...body.totals }]) {
				const its = orders.filter(({ createdAt }) => {
					const day = dayAt(Date.parse(createdAt))
					return day >= bucket.from && day <= bucket.to
				})
				const of = (status: string) => its.filter((order) => order.status === status)
				expect(bucket).toMatchObject({
					orders: its.filter(isCounted).length,
					value: inRupees(its.filter(isCounted)),
					placed: its.length,
					placedValue: inRupees(its),
					declined: of('declined').length,
					declinedValue: inRupees(of('declined')),
					cancelled: of('cancelled').length,
					cancelledValue: inRupees(of('cancelled')),
				})
			}
			expect(sumOf(body.buckets)).toEqual(sumOf([body.totals]))
			expect(body.totals.value).toBeGreaterThan(0)
		}
	})

	it('count an order on the day the store’s clock shows', async () => {
		const { store, as, visitor } = await open()
		const admin = await as('Admin')
		const midnight = Date.parse('2026-11-20T18:30:00Z')
		for (const moment of [midnight - 1000, midnight, midnight + 24 * HOUR_MS - 1]) {
			setClock(store, moment)
			await visitor().post('/api/orders', order(), once())
		}
		const { body } = await admin.get('/api/reports/sales?from=2026-11-20&to=2026-11-21')
		const counted = body.buckets.map((bucket: { orders: number }) => bucket.orders)
		expect(counted).toEqual([1, 2])
		const first = await admin.get('/api/reports/sales?from=2026-11-20&to=2026-11-20')
		expect(first.body.totals.orders).toBe(1)
	})

	it('keep a week that reaches over the year’s end in one', async () => {
		const { store, as, visitor } = await open()
		const admin = await as('Admin')
		for (const day of ['2026-12-27', '2026-12-28', '2026-12-31', '2027-01-03', '2027-01-04']) {
			setClock(store, startOfDay(day as Day))
			await visitor().post('/api/orders', order(), once())
		}
		const { body } = await admin.get('/api/reports/sales?from=2026-12-21&to=2027-01-10&by=week')
		expect(
			body.buckets.map((row: { from: string; orders: number }) => [row.from, row.orders]),
		).toEqual([
			['2026-12-21', 1],
			['2026-12-28', 3],
			['2027-01-04', 1],
		])
	})
})
