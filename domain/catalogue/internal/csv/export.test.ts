import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chunks } from '../../../../db/chunks.ts'
import { hasInvisible, LINE_BREAK } from '../../../../shared/text/characters.ts'
import { account, once, order, product, shipping } from '../../../../test/builders.ts'
import { dryRun } from '../../../../test/catalogues/import.ts'
import { describeOnAllEngines } from '../../../../test/store.ts'

describeOnAllEngines('an import', (open) => {
	it('finds nothing to change in what was exported', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
		// Anything one could type, and the characters that spreadsheets and files stumble over.
		const words = fc
			.oneof(
				text,
				fc.constantFrom(
					'=1+1',
					"'=x",
					"''@a",
					'+91',
					'+91 98200 00001',
					"'+91 98200 00001",
					'-',
					'a"b',
					'a,b',
					'a\r\nb',
					'a;b\n',
				),
			)
			.filter((words) => words.trim() !== '' && !/[^\P{Cc}\t\n\r]/u.test(words))
		const line = words.filter((words) => !LINE_BREAK.test(words.trim()) && !hasInvisible(words))
		let n = 0
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.record({ name: line, description: words, brand: line }), {
					minLength: 1,
					maxLength: 5,
				}),
				fc.integer({ min: 1, max: 100_000_000 }),
				async (products, paise) => {
					for (const fields of products) {
						const more = { id: `p-${n++}`, price: paise / 100, pictures: ['/a.webp', '/b.webp'] }
						const added = await admin.post('/api/products', product({ ...fields, ...more }))
						expect(added.status, JSON.stringify(added.body)).toBe(201)
					}
					const file = (await admin.get('/api/exports/products.csv')).body
					const { body } = await dryRun(admin, file)
					expect(body).toMatchObject({ added: 0, changed: 0, errorCount: 0 })
				},
			),
			{ numRuns: 15 },
		)
	})
})

describeOnAllEngines('an export', (open) => {
	it('has every order asked for, and every account, without a password', async () => {
		const { as, visitor } = await open({ sampleData: true })
		const admin = await as('Admin')
		const read = async (path: string) =>
			parse((await admin.get(path)).body, { bom: true, columns: true }) as Record<string, string>[]
		const count = async (query: string) =>
			Number((await admin.get(`/api/orders?${query}`)).headers.get('x-total-count'))
		const orders = await read('/api/exports/orders.csv')
		expect(orders).toHaveLength(await count(''))
		expect(orders[0]?.total).toMatch(/^\d+\.\d\d$/)
		expect(orders[0]?.placed).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
		expect(orders[0]?.products).toMatch(/^\d+ × /)
		expect(await read('/api/exports/orders.csv?status=pending')).toHaveLength(
			await count('status=pending'),
		)
		expect(await read('/api/exports/orders.csv?from=2001-01-01&to=2001-12-31')).toEqual([])
		expect((await admin.get('/api/exports/orders.csv?from=then')).status).toBe(422)
		const named = { email: 'formula@example.com', name: '=HYPERLINK("x")' }
		await visitor().post('/api/users', account(named))
		for (const contactNumber of ['+91-98200-00001', '+919820000001', '+91 98200 00001'])
			await visitor().post(
				'/api/orders',
				{ ...order(), shipping: shipping({ contactNumber }) },
				once(),
			)
		const numbers = (await read('/api/exports/orders.csv')).map((row) => row['contact number'])
		expect(numbers.slice(-3)).toEqual(Array(3).fill('+91 98200 00001'))
		const users = await read('/api/exports/users.csv')
		const formula = users.find(({ email }) => email === named.email)
		expect(formula?.name).toBe(`'${named.name}`)
		expect(Object.keys(formula ?? {})).toEqual([
			'id',
			'name',
			'email',
			'role',
			'since',
			'suspended',
		])
	})

	it('has each order and account once, however many there are', async () => {
		const { store, as, visitor } = await open()
		const admin = await as('Admin')
		await visitor().post('/api/orders', order(), once())
		const sample = await store.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
		const person = await store.db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
		const numbers = Array.from({ length: 1100 }, (_, n) => n)
		const orders = numbers.map((n) => ({
			...sample,
			id: `${sample.id}-${n}` as typeof sample.id,
			idempotency_key: `key-${n}`,
			// Many at the same moment, so that the parts end between equals.
			created_at: sample.created_at + Math.floor(n / 300),
		}))
		for (const some of chunks(orders)) await store.db.insertInto('orders').values(some).execute()
		const users = numbers.map((n) => ({
			...person,
			id: `${person.id}-${n}` as typeof person.id,
			email: `many-${n}@example.com`,
		}))
		for (const some of chunks(users)) await store.db.insertInto('users').values(some).execute()
		for (const name of ['orders', 'users']) {
			const file = (await admin.get(`/api/exports/${name}.csv`)).body
			const ids = (parse(file, { bom: true, columns: true }) as { id: string }[]).map(
				({ id }) => id,
			)
			expect(ids).toHaveLength(numbers.length + 1)
			expect(new Set(ids).size).toBe(numbers.length + 1)
		}
	})
})
