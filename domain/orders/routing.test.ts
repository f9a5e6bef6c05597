import { expect, it } from 'vitest'
import { once, order, shipping } from '../../test/builders.ts'
import { type Caller, onBothDatabases, type TestStore } from '../../test/store.ts'
import type { UserId } from '../shared/ids.ts'

async function place(caller: Caller, zipCode = '411038') {
	const placed = await caller.post(
		'/api/orders',
		{
			...order({ 'solar-panel-250w': 1 }),
			shipping: shipping({ zipCode }),
			expectedTotal: 6490,
		},
		once(),
	)
	return placed.body.id as string
}

/** An installer who serves these beginnings of PIN codes. */
async function serving({ store, as }: TestStore, ...prefixes: string[]) {
	const caller = await as('Installer')
	const userId = (await caller.get('/api/session')).body.user.id as UserId
	await store.db
		.insertInto('installer_profiles')
		.values({
			user_id: userId,
			firm: 'Suryodaya Works',
			licence_number: 'MH-1',
			base_pin: null,
			jobs_a_week: 3,
			updated_at: 0,
		})
		.execute()
	for (const prefix of prefixes)
		await store.db.insertInto('installer_areas').values({ user_id: userId, prefix }).execute()
	return caller
}

const listed = async (caller: Caller) =>
	(await caller.get('/api/orders')).body.map(({ id }: { id: string }) => id)

onBothDatabases('routing in a live store', (open) => {
	const live = () => open({ mode: 'live', sampleData: true })

	it('offers an order to whoever serves its PIN code and has the least to do', async () => {
		const store = await live()
		const [pune, maharashtra] = [await serving(store, '411'), await serving(store, '41', '400')]
		const jaipur = await serving(store, '302')
		const orders = [await place(store.visitor()), await place(store.visitor())]
		const mumbai = await place(store.visitor(), '400001')
		expect((await listed(pune)).length).toBe(1)
		expect(await listed(maharashtra)).toContain(mumbai)
		expect((await listed(maharashtra)).length).toBe(2)
		expect([...(await listed(pune)), ...(await listed(maharashtra))].sort()).toEqual(
			[...orders, mumbai].sort(),
		)
		expect(await listed(jaipur)).toEqual([])
		expect((await jaipur.post(`/api/orders/${orders[0]}/accept`)).status).toBe(404)
	})

	it('puts what nobody serves into the pool', async () => {
		const store = await live()
		const [pune, jaipur] = [await serving(store, '411'), await serving(store, '302')]
		const id = await place(store.visitor(), '700001')
		expect(await listed(pune)).toEqual([id])
		expect(await listed(jaipur)).toEqual([id])
		await pune.post(`/api/orders/${id}/decline`, { reason: 'Too far' })
		expect(await listed(pune)).toEqual([])
		expect((await jaipur.post(`/api/orders/${id}/accept`)).status).toBe(200)
	})

	it('passes a declined order on, and declines it when nobody is left', async () => {
		const store = await live()
		const [first, second] = [await serving(store, '411'), await serving(store, '411')]
		const admin = await store.as('Admin')
		const before = (await admin.get('/api/products/solar-panel-250w')).body.stock
		const id = await place(store.visitor())
		const [holder, next] = (await listed(first)).includes(id) ? [first, second] : [second, first]
		const passed = await holder.post(`/api/orders/${id}/decline`, { reason: 'On leave' })
		expect(passed.body).toMatchObject({ status: 'pending', may: [], trackingKey: null })
		expect(await listed(holder)).toEqual([])
		expect(await listed(next)).toEqual([id])
		expect((await next.get('/api/notifications')).body[0]).toMatchObject({ type: 'order' })
		const declined = await next.post(`/api/orders/${id}/decline`)
		expect(declined.body.status).toBe('declined')
		expect((await admin.get('/api/products/solar-panel-250w')).body.stock).toBe(before)
		expect((await admin.get(`/api/orders/${id}`)).body.history).toMatchObject([
			{ action: 'place' },
			{ action: 'pass', note: 'On leave' },
			{ action: 'decline' },
		])
	})
})
