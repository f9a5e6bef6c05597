import { expect, it } from 'vitest'
import type { OrderId } from '../../../shared/ids.ts'
import { once, order } from '../../../test/builders.ts'
import { type Caller, idOf } from '../../../test/callers.ts'
import { placePaid } from '../../../test/money.ts'
import { listed } from '../../../test/orders.ts'
import { offering, saveProfile, step } from '../../../test/routing.ts'
import { describeOnAllEngines, type TestStore } from '../../../test/store.ts'
import type { JobKindName } from '../../jobs/schema.ts'
import { installerFree, unassignedOrders } from './offer-waiting.ts'

const AFTER_UNDO = 13_000

const place = async (caller: Caller) => (await placePaid(caller, { payment: 'cod' })).id as OrderId

const serve = (caller: Caller, more: object = {}) =>
	saveProfile(caller, { basePin: null, pinPrefixes: ['411'], jobsAWeek: 1, ...more })

async function serving({ as }: TestStore, more: object = {}) {
	const caller = await as('Installer')
	await serve(caller, more)
	return caller
}

const job = (kind: JobKindName, payload: unknown = null) => ({
	id: 'job',
	kind,
	key: 'job',
	payload,
	attempts: 1,
})

/** An installer who takes one job a week, has two orders and so no room for the third that waits. */
async function fullOne(opened: TestStore) {
	const { store, visitor, as } = opened
	const run = offering(store)
	const ravi = await serving(opened)
	const admin = await as('Admin')
	const [work, offered, waiting] = [
		await place(visitor()),
		await place(visitor()),
		await place(visitor()),
	] as const
	await step(store, work, 'accept')
	await step(store, work, 'schedule')
	expect(await listed(ravi)).not.toContain(waiting)
	return { ...opened, run, ravi, raviId: await idOf(ravi), admin, work, offered, waiting }
}

type Scene = Awaited<ReturnType<typeof fullOne>>

const offersOf = ({ store }: TestStore, id: OrderId) =>
	store.db
		.selectFrom('offers')
		.select(['installer_id', 'answer'])
		.where('order_id', '=', id)
		.orderBy('offered_at')
		.execute()

const expectOk = async (answer: Promise<{ status: number; body: unknown }>) => {
	const { status, body } = await answer
	expect([200, 201, 204], JSON.stringify(body)).toContain(status)
}

/** The acts that let an installer take one more order, each by itself. */
const FREEING: Record<string, (scene: Scene) => Promise<unknown>> = {
	'has installed one': ({ store, work }) => step(store, work, 'install'),
	'hands one back': ({ ravi, work }) =>
		expectOk(ravi.post(`/api/orders/${work}/hand-back`, { reason: 'My van broke down' })),
	'declines another': ({ ravi, offered }) => expectOk(ravi.post(`/api/orders/${offered}/decline`)),
	'loses one that is cancelled': ({ admin, work }) =>
		expectOk(admin.post(`/api/orders/${work}/cancel`)),
	'loses one to somebody else': async (scene) => {
		const other = await serving(scene, { pinPrefixes: ['600'] })
		const installerId = await idOf(other)
		await expectOk(scene.admin.post(`/api/orders/${scene.work}/reassign`, { installerId }))
	},
	'loses an offer that an admin gives to the next': ({ admin, offered }) =>
		expectOk(admin.post(`/api/orders/${offered}/route`, {})),
	'takes more jobs a week': ({ ravi }) => serve(ravi, { jobsAWeek: 2 }),
}

/** The acts that make somebody an installer for this PIN code. */
const ADMITTING: Record<string, (opened: TestStore, caller: Caller, admin: Caller) => unknown> = {
	'serves one more PIN code': async (_, caller) => {
		await serve(caller, { pinPrefixes: ['600'] })
		return () => serve(caller, { pinPrefixes: ['411', '600'] })
	},
	'ends a holiday, with jobs a week again': async (_, caller) => {
		await serve(caller, { jobsAWeek: 0 })
		return () => serve(caller)
	},
	'is reinstated': async (_, caller, admin) => {
		const path = `/api/users/${await idOf(caller)}`
		await expectOk(admin.patch(path, { suspended: true }))
		return () => expectOk(admin.patch(path, { suspended: false }))
	},
	'gets the role back': async (_, caller, admin) => {
		const path = `/api/users/${await idOf(caller)}`
		await expectOk(admin.patch(path, { role: 'Buyer' }))
		return () => expectOk(admin.patch(path, { role: 'Installer' }))
	},
	'is approved': async ({ store }, caller, admin) => {
		const id = await idOf(caller)
		const role = 'Buyer' as const
		await store.db.updateTable('users').set({ role }).where('id', '=', id).execute()
		await store.db.updateTable('sessions').set({ role }).where('user_id', '=', id).execute()
		const application = { firm: 'Deccan Solar Works', licenceNumber: 'MH-2207' }
		const applied = await caller.post('/api/installer-applications', application)
		expect(applied.status).toBe(201)
		return () => expectOk(admin.post(`/api/installer-applications/${applied.body.id}/approve`))
	},
}

describeOnAllEngines('an order that is unassigned', (open, itOnSqlite) => {
	const live = () => open({ mode: 'live', sampleData: true })

	itOnSqlite.each(Object.keys(FREEING))('is offered to an installer who %s', async (name) => {
		const scene = await fullOne(await live())
		const { run, raviId, waiting, admin } = scene
		await run()
		expect(await offersOf(scene, waiting)).toEqual([])
		await FREEING[name]?.(scene)
		await run(AFTER_UNDO)
		expect(await offersOf(scene, waiting)).toEqual([{ installer_id: raviId, answer: null }])
		const { body } = await admin.get(`/api/orders/${waiting}`)
		expect(body.history).toMatchObject([
			{ action: 'place' },
			{ action: 'route', role: 'Store', note: 'An installer can take it now.' },
		])
	})

	itOnSqlite.each(Object.keys(ADMITTING))('is offered to somebody who %s', async (name) => {
		const opened = await live()
		const run = offering(opened.store)
		const admin = await opened.as('Admin')
		const caller = await serving(opened)
		const id = await idOf(caller)
		const admit = (await ADMITTING[name]?.(opened, caller, admin)) as () => Promise<unknown>
		const waiting = await place(opened.visitor())
		await run()
		expect(await offersOf(opened, waiting)).toEqual([])
		await admit()
		await run()
		expect(await offersOf(opened, waiting)).toEqual([{ installer_id: id, answer: null }])
	})

	itOnSqlite('is offered when somebody lets the time of another pass', async () => {
		const scene = await fullOne(await live())
		const { run, raviId, offered, waiting } = scene
		await run(7 * 24 * 3_600_000)
		expect((await offersOf(scene, offered)).map(({ answer }) => answer)).toEqual(['lapsed'])
		expect((await offersOf(scene, waiting))[0]).toMatchObject({ installer_id: raviId })
	})

	itOnSqlite('is offered the oldest first, as far as there is room', async () => {
		const opened = await live()
		const run = offering(opened.store)
		const ids: OrderId[] = []
		for (let n = 0; n < 4; n++) ids.push(await place(opened.visitor()))
		const ravi = await serving(opened)
		await run()
		expect((await listed(ravi)).toSorted()).toEqual(ids.slice(0, 2).toSorted())
	})

	it('is offered once when two are free for it at once, or look at it at once', async () => {
		const opened = await live()
		const { store, visitor } = opened
		for (let n = 0; n < 6; n++) {
			const id = await place(visitor())
			const free = await Promise.all([serving(opened), serving(opened)])
			const people = await Promise.all(free.map(idOf))
			await Promise.all([
				...people.map((installerId) =>
					installerFree.run(store, job('installer-free', { installerId })),
				),
				unassignedOrders.run(store, job('unassigned-orders')),
			])
			const offers = await offersOf(opened, id)
			expect(offers).toHaveLength(1)
			expect(people).toContain(offers[0]?.installer_id)
			for (const caller of free) await serve(caller, { jobsAWeek: 0 })
		}
	})

	it('is not offered beyond what somebody takes by two who look at once', async () => {
		const opened = await live()
		const { store, visitor } = opened
		for (let n = 0; n < 5; n++) await place(visitor())
		const ravi = await serving(opened)
		const installerId = await idOf(ravi)
		await Promise.all(
			[1, 2, 3].map(() => installerFree.run(store, job('installer-free', { installerId }))),
		)
		expect(await listed(ravi)).toHaveLength(2)
	})

	itOnSqlite(
		'is never offered again to somebody who declined it, nor taken from who may still take that back',
		async () => {
			const opened = await live()
			const run = offering(opened.store)
			const ravi = await serving(opened, { jobsAWeek: 9 })
			const id = await place(opened.visitor())
			await ravi.post(`/api/orders/${id}/decline`)
			const sunil = await serving(opened, { jobsAWeek: 9 })
			await run()
			expect(await listed(sunil)).toEqual([])
			expect((await ravi.post(`/api/orders/${id}/undo`)).status).toBe(200)
			await ravi.post(`/api/orders/${id}/decline`)
			expect(await listed(sunil)).toEqual([id])
			await sunil.post(`/api/orders/${id}/decline`)
			for (let round = 0; round < 3; round++) {
				await run(AFTER_UNDO)
				await unassignedOrders.run(opened.store, job('unassigned-orders'))
				await serve(ravi, { jobsAWeek: 20 + round })
			}
			expect((await offersOf(opened, id)).map(({ answer }) => answer)).toEqual([
				'declined',
				'declined',
				'declined',
			])
		},
	)

	itOnSqlite('waits for an admin who has taken it from everybody', async () => {
		const opened = await live()
		const run = offering(opened.store)
		const ravi = await serving(opened)
		const admin = await opened.as('Admin')
		const id = await place(opened.visitor())
		await expectOk(admin.post(`/api/orders/${id}/reassign`, { installerId: null }))
		await run()
		await unassignedOrders.run(opened.store, job('unassigned-orders'))
		expect(await listed(ravi)).toEqual([])
		await expectOk(admin.post(`/api/orders/${id}/route`, {}))
		expect(await listed(ravi)).toEqual([id])
	})

	it('is found at regular times where nobody has become free', async () => {
		const opened = await live()
		const { store } = opened
		const id = await place(opened.visitor())
		const ravi = await serving(opened)
		await store.db.deleteFrom('jobs').execute()
		await unassignedOrders.run(store, job('unassigned-orders'))
		expect(await listed(ravi)).toEqual([id])
		expect(unassignedOrders.intervalMs).toBe(300_000)
	})

	itOnSqlite('is left alone where every installer may take it', async () => {
		const opened = await open()
		const ravi = await opened.as('Installer')
		const id = (await opened.visitor().post('/api/orders', order(), once())).body.id as OrderId
		await serve(ravi)
		await unassignedOrders.run(opened.store, job('unassigned-orders'))
		expect(await offersOf(opened, id)).toEqual([])
	})
})
