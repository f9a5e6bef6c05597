import { expect, it } from 'vitest'
import { once, order, shipping } from '../../../test/builders.ts'
import { type Caller, describeOnAllEngines } from '../../../test/store.ts'

const PANEL = 'solar-panel-250w'

const found = async (admin: Caller, q: string) => {
	const { status, body } = await admin.get(`/api/portal-search?q=${encodeURIComponent(q)}`)
	expect(status).toBe(200)
	return body as Record<'orders' | 'people' | 'products', { id: string }[]>
}

describeOnAllEngines('the search of the admin’s portal', (open) => {
	it('finds an order by number, name, the end of its phone number and its product', async () => {
		const { as, visitor } = await open({ sampleData: true })
		const admin = await as('Admin')
		const sent = {
			...order({ [PANEL]: 1 }),
			shipping: shipping({ fullName: 'Zubin O’Mehta', contactNumber: '+91 98200 07613' }),
		}
		const placed = await visitor().post('/api/orders', sent, once())
		expect(placed.status).toBe(201)
		const { id } = placed.body
		for (const q of [id, id.split('-')[1], '7613', '98200 07613', 'zubin', `zubin ${PANEL}`])
			expect((await found(admin, q)).orders[0], q).toEqual({
				...{ id, buyer: 'Zubin O’Mehta', city: 'Pune', status: 'pending', hasJob: false },
				phone: '+91 98200 07613',
			})
		expect((await found(admin, 'zubin 7614')).orders).toEqual([])
	})

	it('finds people and products, and takes % and _ as they are', async () => {
		const { as } = await open({ sampleData: true })
		const admin = await as('Admin')
		const [panel] = (await found(admin, PANEL)).products
		expect(panel).toMatchObject({ id: PANEL })
		const { people } = await found(admin, 'ADMIN')
		expect(people).not.toEqual([])
		expect((await found(admin, people[0]?.id ?? '')).people).toEqual([people[0]])
		expect(await found(admin, '%_%')).toEqual({
			...{ orders: [], people: [], products: [], serials: [] },
		})
	})

	it('is for admins alone, and finds nothing without a word', async () => {
		const { as, visitor } = await open()
		expect((await visitor().get('/api/portal-search?q=a')).status).toBe(401)
		for (const role of ['Buyer', 'Installer'] as const)
			expect((await (await as(role)).get('/api/portal-search?q=a')).status).toBe(403)
		const admin = await as('Admin')
		for (const query of ['', '?q=', '?q=%20'])
			expect((await admin.get(`/api/portal-search${query}`)).body).toEqual({
				orders: [],
				people: [],
				products: [],
				serials: [],
			})
		for (const q of ['a'.repeat(101), '%00'])
			expect((await admin.get(`/api/portal-search?q=${q}`)).status).toBe(422)
	})
})
