import { expect, it } from 'vitest'
import { DAY_MS } from '../../shared/durations.ts'
import { stockOf } from '../../test/stock.ts'
import { describeOnAllEngines } from '../../test/store.ts'
import { SAMPLE_ACCOUNTS } from './accounts.ts'
import { addSamples } from './add.ts'
import { removeSamples } from './remove.ts'

const DAYS = 12
/** One of these days is a Sunday. */
const PLACED = DAYS - 1

describeOnAllEngines('the samples of some weeks', (open) => {
	it('are an order a day with what became of it, and go with the other samples', async () => {
		const { store, visitor } = await open()
		const before = await stockOf(store, 'solar-battery-5kwh')
		await addSamples(store, DAYS)
		const { email, password } = SAMPLE_ACCOUNTS.find(({ role }) => role === 'Admin') ?? {}
		const admin = visitor()
		await admin.post('/api/session', { email, password, role: 'Admin' })
		const { body: orders } = await admin.get('/api/orders?limit=100')
		expect(orders).toHaveLength(PLACED + 3)
		// Counted back from now: two orders may share a day of the calendar, by the hour at which it began.
		const daysAgo = orders.map(({ createdAt }: { createdAt: string }) =>
			Math.floor((store.now() - Date.parse(createdAt)) / DAY_MS),
		)
		expect(new Set(daysAgo).size).toBe(PLACED)
		const statuses = new Set(orders.map(({ status }: { status: string }) => status))
		expect([...statuses]).toEqual(expect.arrayContaining(['installed', 'declined']))
		const installed = await store.db
			.selectFrom('installations')
			.select(['completed_at', 'created_at'])
			.where('completed_at', 'is not', null)
			.execute()
		expect(installed.length).toBeGreaterThan(3)
		for (const { completed_at, created_at } of installed)
			expect((completed_at ?? 0) - created_at).toBeGreaterThan(5 * DAY_MS)
		// Sold goods come in before; the samples of today take two.
		expect(await stockOf(store, 'solar-battery-5kwh')).toBeGreaterThanOrEqual(before - 2)
		expect((await admin.get('/api/feedback')).body).toHaveLength(3 + 2)
		expect((await admin.get('/api/enquiries')).body).toHaveLength(3 + 3)
		const { body: overdue } = await admin.get('/api/enquiries?due=overdue')
		expect(overdue.map(({ name }: { name: string }) => name)).toContain('Gurpreet Kaur')
		const removed = await store.db
			.transaction()
			.execute((tx) => removeSamples(tx as never, { keepProducts: true, at: store.now() }))
		expect(removed.orders).toBe(PLACED + 3)
		for (const table of ['orders', 'enquiries', 'feedback', 'installations'] as const)
			expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([])
	})
})
