import { describe, expect, it } from 'vitest'
import { account, enquiry, once, order } from '../test/builders.ts'
import { operations } from '../test/openapi.ts'
import { type Caller, describeOnAllEngines } from '../test/store.ts'

/** The parameters of a list’s path, and the field its rows are told apart by. */
const PATHS: Record<string, string> = {
	'/api/tariff-tables/{table}': '/api/tariff-tables/tariffs',
}

async function rowsAt(caller: Caller, path: string, query: string): Promise<unknown[]> {
	const { status, body } = await caller.get(`${path}?${query}`)
	expect(status, `${path}?${query}`).toBe(200)
	return Array.isArray(body) ? body : body.rows
}

/** Every list that can be sorted, with the orders it documents. */
async function sortedLists(caller: Caller) {
	return (await operations(caller)).flatMap(({ path, query }) => {
		const sorts = query.find(({ name }) => name === 'sort')?.schema.enum as string[] | undefined
		return sorts ? [{ path: PATHS[path] ?? path, sorts }] : []
	})
}

const PEOPLE = [
	{ name: 'asha', role: 'Buyer' },
	{ name: 'Zubin', role: 'Installer' },
	{ name: 'Balu', role: 'Buyer' },
] as const

describeOnAllEngines('lists', (open) => {
	it('can be sorted by what they document, page after page without a gap, and by nothing else', async () => {
		const { as } = await open({ sampleData: true })
		const admin = await as('Admin')
		const lists = await sortedLists(admin)
		expect(lists.map(({ path }) => path).toSorted()).toEqual([
			'/api/audit',
			'/api/enquiries',
			'/api/orders',
			'/api/product-facets',
			'/api/products',
			'/api/reports/breakdown',
			'/api/reports/stock',
			'/api/tariff-tables/tariffs',
			'/api/users',
		])
		for (const { path, sorts } of lists) {
			const wrong = await admin.get(`${path}?sort=best`)
			expect(wrong.status, path).toBe(422)
			expect(wrong.body.errors.sort).toBe(`One of ${sorts.join(', ')}`)
			if (path === '/api/product-facets') continue
			for (const sort of sorts) {
				const query = `sort=${sort}&near=411038`
				const whole = (await rowsAt(admin, path, `${query}&limit=7`)).slice(0, 7)
				const pages: unknown[] = []
				for (const offset of [0, 3, 6])
					pages.push(...(await rowsAt(admin, path, `${query}&limit=3&offset=${offset}`)))
				expect(pages.slice(0, 7), `${path} by ${sort}`).toEqual(whole)
			}
		}
	})

	it('of users are in the order of names or roles, whatever their letters', async () => {
		const { store, as, visitor } = await open()
		const admin = await as('Admin')
		let day = 0
		const madeAt = (name: string, created_at: string) =>
			store.db.updateTable('users').set({ created_at }).where('name', '=', name).execute()
		for (const { name, role } of PEOPLE) {
			await visitor().post('/api/users', account({ name, role, email: `${name}@example.com` }))
			await madeAt(name, `2100-01-0${++day}T00:00:00.000Z`)
		}
		const names = async (sort: string) =>
			(await admin.get(`/api/users?sort=${sort}`)).body.map(({ name }: { name: string }) => name)
		const [boss] = await names('oldest')
		expect(await names('oldest')).toEqual([boss, 'asha', 'Zubin', 'Balu'])
		expect(await names('newest')).toEqual((await names('oldest')).toReversed())
		expect(await names('-name')).toEqual((await names('name')).toReversed())
		expect(await names('role')).toEqual([boss, 'asha', 'Balu', 'Zubin'])
		expect(await names('-role')).toEqual(['Zubin', 'asha', 'Balu', boss])
	})

	it('of orders go by status from pending on, and of one status newest first', async () => {
		const { as, visitor } = await open()
		const [admin, installer] = [await as('Admin'), await as('Installer')]
		const ids: string[] = []
		for (let count = 0; count < 5; count++)
			ids.push((await visitor().post('/api/orders', order(), once())).body.id)
		const [first, second, third, fourth, fifth] = ids
		await installer.post(`/api/orders/${third}/accept`, {})
		await admin.post(`/api/orders/${first}/cancel`, {})
		const sorted = async (caller: Caller, query: string) =>
			(await caller.get(`/api/orders?${query}`)).body.map(({ id }: { id: string }) => id)
		expect(await sorted(admin, 'sort=status')).toEqual([fifth, fourth, second, third, first])
		expect(await sorted(admin, 'sort=-status')).toEqual([first, third, fifth, fourth, second])
		expect(await sorted(admin, 'sort=status&limit=2&offset=2')).toEqual([second, third])
		expect(await sorted(admin, 'sort=status&status=pending&limit=2')).toEqual([fifth, fourth])
		// An installer has two lists: their own orders and the open ones.
		expect(await sorted(installer, 'sort=-status')).toEqual([third, fifth, fourth, second])
	})

	it('of enquiries go by the promised day, those without one last', async () => {
		const { store, as, visitor } = await open()
		const admin = await as('Admin')
		for (const name of ['First', 'Second', 'Third'])
			await visitor().post('/api/enquiries', enquiry({ name, email: `${name}@example.com` }))
		const due = (name: string, due_at: number | null) =>
			store.db.updateTable('enquiries').set({ due_at }).where('name', '=', name).execute()
		await due('First', null)
		await due('Second', 2_000)
		await due('Third', 1_000)
		const names = async (sort: string) =>
			(await admin.get(`/api/enquiries?sort=${sort}`)).body.map(
				({ name }: { name: string }) => name,
			)
		expect(await names('due')).toEqual(['Third', 'Second', 'First'])
		expect(await names('oldest')).toEqual(['First', 'Second', 'Third'])
		expect(await names('newest')).toEqual(['Third', 'Second', 'First'])
	})

	describe('of products', () => {
		it.each(['name', 'brand', 'category'] as const)('go both ways by %s', async (column) => {
			const visitor = (await open()).visitor()
			const listed = async (sort: string): Promise<string[]> =>
				(await visitor.get(`/api/products?sort=${sort}`)).body.map(
					(each: Record<string, string>) => each[column],
				)
			const up = await listed(column)
			const { compare } = new Intl.Collator('en-IN', { numeric: true })
			expect(up).toEqual(up.toSorted(compare))
			expect(await listed(`-${column}`)).toEqual(up.toSorted((a, b) => compare(b, a)))
		})

		it('go from the most in stock to the fewest', async () => {
			const { body } = await (await open()).visitor().get('/api/products?sort=-stock')
			const stocks: number[] = body.map(({ stock }: { stock: number }) => stock)
			expect(stocks).toEqual(stocks.toSorted((a, b) => b - a))
		})
	})

	it('of the stock report go by name both ways, and begin with what runs out first', async () => {
		const { as } = await open({ sampleData: true })
		const admin = await as('Admin')
		const listed = async (sort: string, field: string) =>
			(await admin.get(`/api/reports/stock?${sort && `sort=${sort}`}`)).body.rows.map(
				(each: Record<string, string | null>) => each[field],
			)
		const names: string[] = await listed('name', 'name')
		const { compare } = new Intl.Collator('en-IN', { numeric: true })
		expect(names).toEqual(names.toSorted(compare))
		expect(await listed('-name', 'name')).toEqual(names.toReversed())
		expect(await listed('end', 'id')).toEqual(await listed('', 'id'))
	})

	it('of tariffs go by the day they hold from, and of those to look at again the next first', async () => {
		const { as } = await open({ sampleData: true })
		const admin = await as('Admin')
		const listed = async (sort: string, field: string) =>
			(await admin.get(`/api/tariff-tables/tariffs?limit=500&sort=${sort}`)).body.map(
				(each: Record<string, string | null>) => each[field],
			)
		const from: string[] = await listed('from', 'validFrom')
		expect(from).toEqual(from.toSorted())
		const days: (string | null)[] = await listed('expires', 'expiresOn')
		const known = days.filter((day) => day !== null)
		expect(days).toEqual([...known.toSorted(), ...days.filter((day) => day === null)])
	})
})
