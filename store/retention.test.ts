import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY_MS } from '../shared/durations.ts'
import { enquiry, feedback, once, order } from '../test/builders.ts'
import { idOf } from '../test/callers.ts'
import { describeOnAllEngines } from '../test/store.ts'
import { monthsAgo, runRetention } from './retention.ts'

const YEAR_MS = 365.25 * DAY_MS

it('goes back so many months, to the same day or the last of a shorter month', () => {
	const ago = (day: string, months: number) =>
		new Date(monthsAgo(Date.parse(day), months)).toISOString().slice(0, 10)
	expect(ago('2026-11-23', 24)).toBe('2024-11-23')
	expect(ago('2026-03-31', 1)).toBe('2026-02-28')
	expect(ago('2028-02-29', 12)).toBe('2027-02-28')
	fc.assert(
		fc.property(
			fc.integer({ min: 0, max: 4_000_000_000_000 }),
			fc.integer({ min: 1, max: 400 }),
			(now, months) => {
				const days = (now - monthsAgo(now, months)) / DAY_MS
				return days >= months * 28 && days <= months * 31
			},
		),
	)
})

describeOnAllEngines('what is kept', (open) => {
	it('loses its names after so many years, and an order that is not over keeps them', async () => {
		const { store, as } = await open()
		const buyer = await as('Buyer')
		const place = async () => (await buyer.post('/api/orders', order(), once())).body.id as string
		const [over, pending] = [await place(), await place()]
		const cancelled = await buyer.post(`/api/orders/${over}/cancel`)
		expect(cancelled.status).toBe(200)
		const total = cancelled.body.total
		const now = store.now
		store.now = () => now() + 7.9 * YEAR_MS
		await runRetention(store)
		const admin = await as('Admin')
		const name = order().shipping.fullName
		expect((await admin.get(`/api/orders/${over}`)).body.buyer).toBe(name)
		store.now = () => now() + 8.1 * YEAR_MS
		await runRetention(store)
		await runRetention(store)
		const rows = await store.db.selectFrom('orders').selectAll().execute()
		const of = (id: string) => rows.find((row) => row.id === id)
		expect(of(pending)).toMatchObject({ full_name: name, anonymised_at: null })
		expect(of(over)).toMatchObject({
			full_name: 'Anonymised',
			user_id: null,
			contact_number: '',
			street: '',
			email: null,
			city: 'Pune',
			zip_code: '411',
			total_paise: total * 100,
			request_hash: '',
		})
		expect(JSON.stringify(of(over))).not.toContain(await idOf(buyer))
		const everything = await Promise.all(
			(['order_events', 'order_search_terms', 'order_references', 'notifications'] as const).map(
				(table) =>
					store.db
						.selectFrom(table)
						.selectAll()
						.where('order_id', '=', over as never)
						.execute(),
			),
		)
		const moved = await store.db
			.selectFrom('stock_movements')
			.selectAll()
			.where('order_id', '=', over as never)
			.execute()
		expect(moved).toHaveLength(2)
		const first = name.split(' ')[0]?.toLowerCase() ?? ''
		expect(JSON.stringify([everything, moved]).toLowerCase()).not.toContain(first)
		expect((await admin.get(`/api/orders?q=${over}`)).body).toMatchObject([{ id: over }])
	})

	it('deletes enquiries that are closed, feedback and what mails said', async () => {
		const { store, as } = await open()
		const buyer = await as('Buyer')
		const [closed, kept] = [
			(await buyer.post('/api/enquiries', enquiry())).body.id,
			(await buyer.post('/api/enquiries', enquiry({ plan: '/planner?pin=411038&bill=5000' }))).body
				.id,
		]
		expect((await buyer.post(`/api/enquiries/${closed}/close`)).status).toBe(200)
		await buyer.post('/api/feedback', feedback())
		const noted = { contact: '98200 12345', kind: 'note', text: 'Calls again' }
		expect((await (await as('Admin')).post('/api/contact-notes', noted)).status).toBe(201)
		const said = async () =>
			(await store.db.selectFrom('notifications').select(['code']).execute())
				.map(({ code }) => code)
				.filter((code) => code?.endsWith('new_from'))
		const left = async () => [
			await store.db.selectFrom('enquiries').select('id').execute(),
			await store.db.selectFrom('feedback').select('subject').execute(),
			await store.db.selectFrom('contact_notes').select('text').execute(),
		]
		const before = await left()
		expect(new Set(await said())).toEqual(new Set(['enquiries.new_from', 'feedback.new_from']))
		await runRetention(store)
		expect(await left()).toEqual(before)
		const now = store.now
		store.now = () => now() + 2.1 * YEAR_MS
		await runRetention(store)
		expect(await left()).toEqual([[{ id: kept }], [], []])
		expect(await said()).toEqual([])
	})
})
