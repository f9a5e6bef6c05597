import { expect, it } from 'vitest'
import { once, order } from '../../test/builders.ts'
import { type Caller, describeOnAllEngines } from '../../test/store.ts'

const place = async (caller: Caller) =>
	(await caller.post('/api/orders', order({ 'solar-panel-250w': 1 }), once())).body.id as string
const read = async (caller: Caller) => (await caller.get('/api/notifications')).body

describeOnAllEngines('notifications', (open, itOnSqlite) => {
	itOnSqlite('are one’s own and one’s role’s', async () => {
		const { people } = await open()
		const [asha, imran, installer] = await people('Buyer', 'Buyer', 'Installer')
		const id = await place(asha)
		await installer.post(`/api/orders/${id}/decline`)
		expect(await read(asha)).toMatchObject([
			{ message: `Your order was declined (order ${id})`, type: 'warning', orderId: id },
		])
		expect(await read(imran)).toEqual([])
		expect(await read(installer)).toMatchObject([{ message: 'New order from Asha Kulkarni' }])
	})

	itOnSqlite('start unread, are marked read and unread again, and are cleared', async () => {
		const { as, visitor } = await open()
		const installer = await as('Installer')
		await place(visitor())
		const [first] = await read(installer)
		expect(first).toMatchObject({ read: false, timestamp: expect.stringMatching(/Z$/) })
		for (const state of [true, false]) {
			const marked = await installer.patch(`/api/notifications/${first.id}`, { read: state })
			expect(marked.body).toEqual({ ...first, read: state })
			expect(await read(installer)).toEqual([marked.body])
		}
		expect((await installer.delete(`/api/notifications/${first.id}`)).status).toBe(204)
		expect((await installer.delete(`/api/notifications/${first.id}`)).status).toBe(404)
		expect(await read(installer)).toEqual([])
	})

	itOnSqlite('of others cannot be touched, or told from none', async () => {
		const { visitor, people } = await open()
		const [installer, buyer, admin] = await people('Installer', 'Buyer', 'Admin')
		await place(visitor())
		const [first] = await read(installer)
		for (const caller of [buyer, admin])
			for (const id of [first.id, 'no-such']) {
				expect((await caller.patch(`/api/notifications/${id}`, { read: true })).status).toBe(404)
				expect((await caller.delete(`/api/notifications/${id}`)).status).toBe(404)
			}
		expect(await read(installer)).toEqual([first])
	})

	it('for a role are each reader’s own to read and clear', async () => {
		const { visitor, people } = await open()
		const [asha, imran] = await people('Installer', 'Installer')
		await place(visitor())
		await place(visitor())
		const [first, second] = await read(asha)
		await asha.patch(`/api/notifications/${first.id}`, { read: true })
		await asha.delete(`/api/notifications/${second.id}`)
		expect(await read(asha)).toEqual([{ ...first, read: true }])
		expect(await read(imran)).toEqual([first, second])
		expect((await imran.patch('/api/notifications', { read: true })).body).toEqual({ changed: 2 })
		expect((await asha.patch('/api/notifications', { read: true })).body).toEqual({ changed: 0 })
	})

	it('come in pages, each once', async () => {
		const { as, visitor } = await open()
		const installer = await as('Installer')
		for (let n = 0; n < 5; n++) await place(visitor())
		const pages = await Promise.all(
			[0, 2, 4].map((offset) => installer.get(`/api/notifications?limit=2&offset=${offset}`)),
		)
		const ids = pages.flatMap(({ body }) => body.map(({ id }: { id: string }) => id))
		expect(new Set(ids).size).toBe(5)
	})

	it('are counted, cleared all at once however many they are, and restored', async () => {
		const { store, people } = await open()
		const [asha, imran] = await people('Installer', 'Installer')
		const ids = Array.from({ length: 130 }, (_, n) => `n-${n}`)
		await store.db
			.insertInto('notifications')
			.values(
				ids.map((id, n) => ({
					...{ id, for_role: 'Installer' as const, for_user_id: null, code: null, params: null },
					...{ text: id, type: 'info' as const, link: null, order_id: null, quiet: 0 },
					created_at: n,
				})),
			)
			.execute()
		const counts = async (caller: Caller) => (await caller.get('/api/notification-counts')).body
		await asha.patch('/api/notifications/n-7', { read: true })
		await asha.delete('/api/notifications/n-8')
		expect(await counts(asha)).toEqual({ all: 129, unread: 128 })
		// The newest came after the page was read.
		const cleared = await asha.delete('/api/notifications?upTo=n-128')
		expect(cleared.body).toMatchObject({ cleared: 128 })
		expect(await read(asha)).toMatchObject([{ id: 'n-129' }])
		expect(await counts(imran)).toEqual({ all: 130, unread: 130 })
		const { at } = cleared.body
		const restored = async (by: typeof asha) =>
			expect((await by.post('/api/notifications/restore', { at })).status).toBe(204)
		await restored(imran)
		expect(await counts(asha)).toEqual({ all: 1, unread: 1 })
		await restored(asha)
		await restored(asha)
		expect(await counts(asha)).toEqual({ all: 129, unread: 128 })
		expect((await asha.delete('/api/notifications')).body).toMatchObject({ cleared: 129 })
		expect(await read(asha)).toEqual([])
		expect((await asha.delete('/api/notifications?upTo=n-3')).status).toBe(404)
		expect((await asha.post('/api/notifications/restore', { at: 'today' })).status).toBe(422)
	})

	itOnSqlite('are nobody’s who is not signed in', async () => {
		const visitor = (await open()).visitor()
		expect((await visitor.get('/api/notifications')).status).toBe(401)
		expect((await visitor.patch('/api/notifications/x', { read: true })).status).toBe(401)
		expect((await visitor.delete('/api/notifications/x')).status).toBe(401)
	})
})
