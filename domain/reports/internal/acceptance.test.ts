import { expect, it } from 'vitest'
import type { OrderId } from '../../../shared/ids.ts'
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

	it('of acceptance leave out parcels, and the time until an order was paid', async () => {
		const opened = await open()
		const { admin, orders } = await busyStore(opened)
		const { store } = opened
		const totals = async () => (await admin.get('/api/reports/acceptance')).body.totals
		const before = await totals()
		const waiting = orders.filter(({ status }) => status === 'pending')
		for (const { id } of waiting)
			await store.db
				.updateTable('orders')
				.set({ fulfilment: 'delivery' })
				.where('id', '=', id as OrderId)
				.execute()
		for (const { id, history } of orders) {
			const accept = history.find(({ action }) => action === 'accept')
			if (!accept) continue
			await store.db
				.updateTable('orders')
				.set({ released_at: Date.parse(accept.at) - 7000 })
				.where('id', '=', id as OrderId)
				.execute()
		}
		const { offered, open: still, cancelled, medianSeconds, ninetiethSeconds } = await totals()
		expect(waiting.length).toBeGreaterThan(0)
		expect([offered, still]).toEqual([before.offered - waiting.length, 0])
		expect(cancelled).toBe(before.cancelled)
		expect([medianSeconds, ninetiethSeconds]).toEqual([7, 7])
		const list = await admin.get('/api/orders?status=pending&fulfilment=delivery')
		expect(list.headers.get('x-total-count')).toBe(String(waiting.length))
		expect((await admin.get('/api/orders?status=pending&fulfilment=installation')).body).toEqual([])
	})
})
