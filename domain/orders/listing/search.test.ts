import { expect, it } from 'vitest'
import { once, order, shipping } from '../../../test/builders.ts'
import { type Caller, describeOnAllEngines } from '../../../test/store.ts'

const PEOPLE = [
	{ fullName: 'Asha Kulkarni', city: 'Pune', zipCode: '411038' },
	{ fullName: 'Imran Sheikh', city: 'Jaipur', zipCode: '302017' },
	{ fullName: 'Asha 100% Rao', city: 'Puri_Town', zipCode: '752001' },
]

async function place(buyer: Caller, person: object) {
	const placed = await buyer.post(
		'/api/orders',
		{ ...order({ 'solar-panel-250w': 1 }), shipping: shipping(person) },
		once(),
	)
	expect(placed.status).toBe(201)
	return placed.body.id as string
}

describeOnAllEngines('searching orders', (open) => {
	it('finds by the beginnings of words in number, buyer, city and PIN, whatever the case', async () => {
		const { as, visitor } = await open()
		const ids: string[] = []
		for (const person of PEOPLE) ids.push(await place(visitor(), person))
		const installer = await as('Installer')
		const find = async (q: string) => {
			const { status, headers, body } = await installer.get(
				`/api/orders?q=${encodeURIComponent(q)}`,
			)
			expect(status).toBe(200)
			expect(headers.get('x-total-count')).toBe(String(body.length))
			return body.map(({ buyer }: { buyer: string }) => buyer).sort()
		}
		const [asha, imran, rao] = PEOPLE.map(({ fullName }) => fullName)
		expect(await find('ASHA')).toEqual([rao, asha])
		expect(await find('asha pune')).toEqual([asha])
		expect(await find('jAi')).toEqual([imran])
		expect(await find('411038')).toEqual([asha])
		expect(await find((ids[1] as string).toLowerCase())).toEqual([imran])
		expect(await find('100%')).toEqual([rao])
		expect(await find((ids[1] as string).slice(3, 7))).toEqual([imran])
		expect(await find('4110')).toEqual([asha])
		expect(await find('kul pun')).toEqual([asha])
		expect(await find('une')).toEqual([])
		expect(await find('%')).toEqual([])
		expect(await find('_')).toEqual([])
		expect(await find('!')).toEqual([])
		expect(await find("' or 1=1 --")).toEqual([])
		expect(await find('  ')).toHaveLength(3)
	})

	it('exports the orders that are named, one or several, of those asked for', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const ids: string[] = []
		for (const person of PEOPLE) ids.push(await place(visitor(), person))
		const exported = async (query: string) => {
			const { status, body } = await admin.get(`/api/exports/orders.csv?${query}`)
			expect(status).toBe(200)
			return ids.filter((id) => body.includes(id))
		}
		expect(await exported('')).toEqual(ids)
		expect(await exported(`id=${ids[1]}`)).toEqual([ids[1]])
		expect(await exported(`id=${ids[0]}&id=${ids[1]}`)).toEqual(ids.slice(0, 2))
		expect(await exported(`id=${ids[0]}&status=declined`)).toEqual([])
		expect(await exported('id=none')).toEqual([])
	})

	it('refuses days that run backwards, in the list and in its export', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		const detail = 'The first day must not come after the last.'
		for (const path of ['/api/orders', '/api/exports/orders.csv']) {
			const { status, body } = await admin.get(`${path}?from=2026-11-20&to=2026-11-10`)
			expect(status).toBe(422)
			expect(body).toMatchObject({ detail, errors: { from: detail } })
		}
	})

	it('never finds what the caller may not see', async () => {
		const { people } = await open()
		const [asha, imran] = await people('Buyer', 'Buyer')
		await place(asha, PEOPLE[0] as object)
		await place(imran, PEOPLE[0] as object)
		expect((await asha.get('/api/orders?q=pune')).body).toHaveLength(1)
		const [first, second] = await people('Installer', 'Installer')
		const [{ id }] = (await first.get('/api/orders?q=pune')).body
		await first.post(`/api/orders/${id}/accept`, {})
		expect((await second.get(`/api/orders?q=${id}`)).body).toEqual([])
		expect((await first.get(`/api/orders?q=${id}&status=accepted`)).body).toHaveLength(1)
	})

	it('sorts newest first unless the oldest are asked for', async () => {
		const { store, as, visitor } = await open()
		let now = 1_800_000_000_000
		store.now = () => ++now
		const ids: string[] = []
		for (const person of PEOPLE) ids.push(await place(visitor(), person))
		const installer = await as('Installer')
		const sorted = async (query: string) =>
			(await installer.get(`/api/orders?${query}`)).body.map(({ id }: { id: string }) => id)
		expect(await sorted('sort=oldest')).toEqual(ids)
		expect(await sorted('sort=newest')).toEqual(ids.toReversed())
		expect(await sorted('')).toEqual(ids.toReversed())
		expect(await sorted('sort=oldest&limit=1&offset=1')).toEqual([ids[1]])
		await store.db.updateTable('orders').set({ created_at: now }).execute()
		expect(await sorted('sort=newest')).toEqual((await sorted('sort=oldest')).toReversed())
		expect((await installer.get('/api/orders?sort=best')).status).toBe(422)
		expect((await installer.get(`/api/orders?q=${'x'.repeat(101)}`)).status).toBe(422)
	})

	it('takes the nearest first, and those whose PIN nobody knows last', async () => {
		const { as, visitor } = await open()
		const elsewhere = { fullName: 'Jo Far', city: 'London', zipCode: 'SW1A 1AA' }
		for (const person of [...PEOPLE, elsewhere]) await place(visitor(), person)
		const installer = await as('Installer')
		const near = async (pin: string, more = '') => {
			const { body } = await installer.get(`/api/orders?sort=near&near=${pin}${more}`)
			return body.map(({ shipping }: { shipping: { city: string } }) => shipping.city)
		}
		expect(await near('400001')).toEqual(['Pune', 'Jaipur', 'Puri_Town', 'London'])
		expect(await near('751001')).toEqual(['Puri_Town', 'Jaipur', 'Pune', 'London'])
		expect(await near('302001', '&limit=2&offset=1')).toEqual(['Pune', 'Puri_Town'])
		expect(await near('302001', '&q=asha')).toEqual(['Pune', 'Puri_Town'])
		for (const wrong of ['sort=near', 'sort=near&near=999999', 'sort=near&near=abc'])
			expect((await installer.get(`/api/orders?${wrong}`)).body.errors).toEqual({
				near: 'Type an Indian PIN code to sort by distance from.',
			})
	})

	it('is bounded by days of the store’s calendar', async () => {
		const { store, as, visitor } = await open()
		const [before, after] = ['2026-11-20T18:29:59.999Z', '2026-11-20T18:30:00.000Z'] as const
		const ids: string[] = []
		for (const at of [before, after]) {
			store.now = () => Date.parse(at)
			ids.push(await place(visitor(), PEOPLE[0] as object))
		}
		store.now = () => Date.now()
		const admin = await as('Admin')
		const found = async (query: string) =>
			(await admin.get(`/api/orders?${query}`)).body.map(({ id }: { id: string }) => id)
		expect(await found('from=2026-11-21')).toEqual([ids[1]])
		expect(await found('to=2026-11-20')).toEqual([ids[0]])
		expect(await found('from=2026-11-20&to=2026-11-21')).toEqual(ids.toReversed())
		for (const wrong of ['2026-02-30', '21.11.2026', '1999-01-01'])
			expect((await admin.get(`/api/orders?from=${wrong}`)).body.errors).toEqual({
				from: 'Type a day as YYYY-MM-DD.',
			})
	})

	it('tells one’s own from the others, whatever the role', async () => {
		const { people } = await open()
		const [asha, admin] = await people('Buyer', 'Admin')
		await place(asha, PEOPLE[0] as object)
		const own = await place(admin, PEOPLE[1] as object)
		expect((await admin.get('/api/orders')).body).toHaveLength(2)
		const mine = (await admin.get('/api/orders?mine=true')).body
		expect(mine.map(({ id }: { id: string }) => id)).toEqual([own])
	})
})
