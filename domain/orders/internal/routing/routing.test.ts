import { expect, it } from 'vitest'
import { shipping } from '../../../../test/builders.ts'
import { placePaid } from '../../../../test/money.ts'
import { listed } from '../../../../test/orders.ts'
import { newInstaller } from '../../../../test/routing.ts'
import { type Caller, describeOnAllEngines, type TestStore } from '../../../../test/store.ts'

const place = async (caller: Caller, zipCode = '411038'): Promise<string> =>
	(await placePaid(caller, { shipping: shipping({ zipCode }), payment: 'cod' })).id

/** An installer who serves these beginnings of PIN codes. */
const serving = (opened: TestStore, pinPrefixes: string[], more: object = {}) =>
	newInstaller(opened, { basePin: null, pinPrefixes, jobsAWeek: 3, ...more })

describeOnAllEngines('routing in a live store', (open, itOnSqlite) => {
	const live = () => open({ mode: 'live', sampleData: true })

	itOnSqlite('offers an order to whoever serves its PIN code and has the least to do', async () => {
		const store = await live()
		const [pune, maharashtra] = [await serving(store, ['411']), await serving(store, ['41', '400'])]
		const jaipur = await serving(store, ['302'])
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

	it('keeps what fits nobody from installers, and notifies the admins', async () => {
		const store = await live()
		const jaipur = await serving(store, ['302'])
		const idle = await serving(store, ['411'], { jobsAWeek: 0 })
		const admin = await store.as('Admin')
		const id = await place(store.visitor())
		for (const caller of [jaipur, idle]) {
			expect(await listed(caller)).toEqual([])
			expect((await caller.get('/api/notifications')).body).toEqual([])
			expect((await caller.get('/api/order-counts')).body.pending).toBe(0)
			expect((await caller.put('/api/orders-seen')).body.arrived).toBe(false)
			expect((await caller.get(`/api/orders/${id}`)).status).toBe(404)
			for (const step of ['accept', 'decline'])
				expect((await caller.post(`/api/orders/${id}/${step}`)).status).toBe(404)
		}
		const messages = (await admin.get('/api/notifications')).body.map(
			({ message }: { message: string }) => message,
		)
		expect(messages).toContain(`Order ${id} to PIN code 411038 fits no installer. Choose one.`)
		const { id: idleId } = (await idle.get('/api/session')).body.user
		await admin.post(`/api/orders/${id}/reassign`, { installerId: idleId })
		expect(await listed(idle)).toEqual([id])
		expect((await idle.post(`/api/orders/${id}/accept`)).status).toBe(200)
		expect((await jaipur.post(`/api/orders/${id}/accept`)).status).toBe(404)
	})

	itOnSqlite(
		'leaves out whoever has two weeks of work open, and of two alike asks who has waited longer',
		async () => {
			const store = await live()
			const near = await serving(store, ['411'], { jobsAWeek: 1, basePin: '411038' })
			const far = await serving(store, ['41'], { jobsAWeek: 1, basePin: '400001' })
			const ids: string[] = []
			for (let n = 0; n < 5; n++) ids.push(await place(store.visitor()))
			const [first, second, third, fourth, fifth] = ids
			expect((await listed(near)).sort()).toEqual([first, third].sort())
			expect((await listed(far)).sort()).toEqual([second, fourth].sort())
			const admin = await store.as('Admin')
			expect((await admin.get(`/api/orders/${fifth}`)).body.installer).toBeNull()
		},
	)

	itOnSqlite(
		'passes a declined order on, and leaves it to the admins when nobody is left',
		async () => {
			const store = await live()
			const [first, second] = [await serving(store, ['411']), await serving(store, ['411'])]
			const admin = await store.as('Admin')
			const before = (await admin.get('/api/products/solar-panel-250w')).body.stock
			const id = await place(store.visitor())
			const [holder, next] = (await listed(first)).includes(id) ? [first, second] : [second, first]
			const passed = await holder.post(`/api/orders/${id}/decline`, { reason: 'On leave' })
			expect(passed.body).toMatchObject({ status: 'pending', may: ['undo'], trackingKey: null })
			// For as long as it can be taken back.
			expect(await listed(holder)).toEqual([id])
			store.store.now = () => Date.now() + 15_000
			expect(await listed(holder)).toEqual([])
			expect(await listed(next)).toEqual([id])
			expect((await next.get('/api/notifications')).body[0]).toMatchObject({ type: 'order' })
			const declined = await next.post(`/api/orders/${id}/decline`)
			expect(declined.body.status).toBe('pending')
			expect((await admin.get('/api/products/solar-panel-250w')).body.stock).toBe(before - 1)
			const left = (await admin.get(`/api/orders/${id}`)).body
			expect(left).toMatchObject({ status: 'pending', installer: null })
			expect(left.history).toMatchObject([
				{ action: 'place' },
				{ action: 'pass', note: 'On leave' },
				{ action: 'pass' },
			])
			expect(await listed(holder)).toEqual([])
			const [notification] = (await admin.get('/api/notifications')).body
			expect(notification.message).toContain('fits no installer')
		},
	)
})
