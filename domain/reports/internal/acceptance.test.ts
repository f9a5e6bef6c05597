import { expect, it } from 'vitest'
import { busyStore } from '../../../test/reports.ts'
import { describeOnSqlite } from '../../../test/store.ts'

describeOnSqlite('the reports', (open) => {
	it('of acceptance agree with the histories of the orders', async () => {
		const { admin, orders } = await busyStore(await open())
		const accepted = orders.flatMap(({ createdAt, history }) => {
			const accept = history.find(({ action }) => action === 'accept')
			return accept ? [(Date.parse(accept.at) - Date.parse(createdAt)) / 1000] : []
		})
		const sorted = accepted.toSorted((a, b) => a - b)
		const rank = (percent: number) => sorted[Math.ceil((sorted.length * percent) / 100) - 1]
		const of = (status: string) => orders.filter((order) => order.status === status).length
		const { body } = await admin.get('/api/reports/acceptance')
		expect(body.totals).toEqual({
			offered: 14,
			accepted: accepted.length,
			declined: of('declined'),
			cancelled: 2,
			open: of('pending'),
			rate: accepted.length / (accepted.length + of('declined')),
			medianSeconds: rank(50),
			ninetiethSeconds: rank(90),
		})
		expect(body.installers).toHaveLength(2)
		const all = (name: 'accepted' | 'declined') =>
			body.installers.reduce((n: number, row: Record<string, number>) => n + (row[name] ?? 0), 0)
		expect([all('accepted'), all('declined')]).toEqual([accepted.length, of('declined')])
		for (const row of body.installers)
			expect(row.medianSeconds).toBeLessThanOrEqual(row.ninetiethSeconds)
		const none = await admin.get('/api/reports/acceptance?from=2020-01-01&to=2020-01-02')
		expect(none.body).toMatchObject({
			totals: { offered: 0, rate: null, medianSeconds: null },
			installers: [],
		})
	})
})
