import { expect, it } from 'vitest'
import { contact, once, order } from '../../../test/builders.ts'
import { type Caller, describeOnAllEngines } from '../../../test/store.ts'

async function place(caller: Caller) {
	const { body } = await caller.post('/api/orders', order({ 'solar-panel-250w': 1 }), once())
	return { id: body.id as string, key: body.trackingKey as string }
}
const idsOf = async (caller: Caller, query = '') =>
	(await caller.get(`/api/orders${query}`)).body.map(({ id }: { id: string }) => id).sort()

describeOnAllEngines('seeing orders', (open, itOnSqlite) => {
	itOnSqlite('is for buyers their own, for installers the pool, for admins all', async () => {
		const { visitor, people } = await open()
		const [asha, imran] = await people('Buyer', 'Buyer')
		const [installer, admin] = await people('Installer', 'Admin')
		const [hers, his, guests] = [await place(asha), await place(imran), await place(visitor())]
		const all = [hers.id, his.id, guests.id].sort()
		expect(await idsOf(asha)).toEqual([hers.id])
		expect(await idsOf(imran)).toEqual([his.id])
		expect(await idsOf(installer)).toEqual(all)
		expect(await idsOf(admin)).toEqual(all)
		expect((await visitor().get('/api/orders')).status).toBe(401)
	})

	it('is by status, page by page, with the number of all', async () => {
		const { visitor, people } = await open()
		const [installer, admin] = await people('Installer', 'Admin')
		const placed = [await place(visitor()), await place(visitor()), await place(visitor())]
		const [first, second] = placed.map(({ id }) => id)
		await installer.post(`/api/orders/${first}/accept`)
		await installer.post(`/api/orders/${second}/decline`)
		expect(await idsOf(admin, '?status=accepted')).toEqual([first])
		expect(await idsOf(admin, '?status=declined')).toEqual([second])
		expect(await idsOf(admin, '?status=pending')).toHaveLength(1)
		const counts = { pending: 1, accepted: 1, declined: 1 }
		expect((await admin.get('/api/order-counts')).body).toMatchObject(counts)
		const page = await admin.get('/api/orders?limit=2&offset=1')
		expect(page.body).toHaveLength(2)
		expect(page.headers.get('x-total-count')).toBe('3')
		const rest = await admin.get('/api/orders?limit=2&offset=0')
		expect(new Set([...page.body, ...rest.body].map(({ id }) => id)).size).toBe(3)
	})

	itOnSqlite('is not for another: the order does not exist', async () => {
		const { as, visitor } = await open()
		const owner = await as('Buyer')
		const { id } = await place(owner)
		const missing = await owner.get('/api/orders/SB-0000-0000')
		for (const caller of [await as('Buyer'), visitor()]) {
			const { status, body } = await caller.get(`/api/orders/${id}`)
			expect(status).toBe(404)
			expect(body).toEqual(missing.body)
		}
	})

	it('is for a guest by the secret of the link alone', async () => {
		const { as, visitor } = await open()
		const guest = visitor()
		const { id, key } = await place(guest)
		const other = await place(visitor())
		expect((await guest.get(`/api/orders/${id}`)).status).toBe(404)
		expect((await guest.get(`/api/orders/${id}?key=${other.key}`)).status).toBe(404)
		expect((await guest.get(`/api/orders/${id}?key=`)).status).toBe(404)
		const { status, body } = await visitor().get(`/api/orders/${id}?key=${key}`)
		expect(status).toBe(200)
		expect(body).toMatchObject({ id, trackingKey: key, may: ['cancel'] })
		const cancelled = await visitor().post(`/api/orders/${id}/cancel?key=${key}`, {
			reason: 'Moved',
			...contact,
		})
		expect(cancelled.body).toMatchObject({ status: 'cancelled', may: [] })
		const admin = await as('Admin')
		expect((await admin.get(`/api/orders/${id}`)).body.trackingKey).toBeNull()
	})
})
