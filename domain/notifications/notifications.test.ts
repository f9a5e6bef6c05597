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

	itOnSqlite('are nobody’s who is not signed in', async () => {
		const visitor = (await open()).visitor()
		expect((await visitor.get('/api/notifications')).status).toBe(401)
		expect((await visitor.patch('/api/notifications/x', { read: true })).status).toBe(401)
		expect((await visitor.delete('/api/notifications/x')).status).toBe(401)
	})
})
