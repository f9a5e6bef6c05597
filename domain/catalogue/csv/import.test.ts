import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { once, order, product } from '../../../test/builders.ts'
import type { Caller } from '../../../test/callers.ts'
import { stockOf } from '../../../test/stock.ts'
import { onBothDatabases, onOneDatabase } from '../../../test/store.ts'

const HEAD = 'id,name,brand,category,wattage,price,stock,description,image'
const row = (id: string, more: Partial<Record<string, string>> = {}) =>
	[
		id,
		more.name ?? 'Imported Panel',
		'Testa',
		more.category ?? 'Panels',
		'410',
		more.price ?? '9999.50',
		more.stock ?? '5',
		'From a file.',
		'/pictures/solar-panel-250w.webp',
	].join(',')

const send = (admin: Caller, text: string | Uint8Array, query = '', headers = {}) =>
	admin.raw('POST', `/api/products/import${query}`, text as BodyInit, {
		'content-type': 'text/csv',
		...headers,
	})
const dryRun = (admin: Caller, text: string) => send(admin, text, '?dryRun=true')

onBothDatabases('an import', (open) => {
	it('adds and changes what the file says, stock through the ledger, and audits each', async () => {
		const { store, as, visitor } = await open()
		const admin = await as('Admin')
		const built = (await admin.get('/api/products/solar-panel-250w')).body
		const file = `${HEAD}\n${row('csv-1')}\n${row('csv-2', { stock: '0' })}\n${row('solar-panel-250w', { stock: '7' })}\n`
		const preview = await dryRun(admin, file)
		expect(preview.body).toMatchObject({ added: 2, changed: 1, unchanged: 0, errorCount: 0 })
		expect((await visitor().get('/api/products/csv-1')).status).toBe(404)
		const done = await send(admin, file)
		expect([done.status, done.body]).toEqual([200, preview.body])
		const changed = done.body.preview.find(({ kind }: { kind: string }) => kind === 'changed')
		expect(changed.fields.stock).toEqual({ before: built.stock, after: 7 })
		expect(changed.fields).not.toHaveProperty('category')
		expect((await visitor().get('/api/products/csv-1')).body).toMatchObject({
			price: 9999.5,
			productSource: 'dynamic',
			stock: 5,
		})
		const stocks = ['csv-1', 'csv-2', 'solar-panel-250w'].map((id) => stockOf(store, id))
		expect(await Promise.all(stocks)).toEqual([5, 0, 7])
		expect((await visitor().get('/api/products/solar-panel-250w')).body.sheet).toEqual(built.sheet)
		const { body } = await admin.get('/api/products/solar-panel-250w/stock-movements?limit=1')
		expect(body[0].reason).toBe('imported')
		const audited = await store.db
			.selectFrom('audit_entries')
			.select(['subject_id', 'after'])
			.where('action', '=', 'imported')
			.execute()
		expect(audited).toHaveLength(3)
		const again = await send(admin, file)
		expect(again.body).toMatchObject({ added: 0, changed: 0, unchanged: 3 })
	})

	it('changes only the columns it has', async () => {
		const admin = await (await open()).as('Admin')
		const before = (await admin.get('/api/products/solar-panel-250w')).body
		const done = await send(admin, '﻿Price;ID\r\n123.45;solar-panel-250w\r\n')
		expect(done.body).toMatchObject({ changed: 1, errorCount: 0 })
		const after = (await admin.get('/api/products/solar-panel-250w')).body
		expect(after).toEqual({ ...before, price: 123.45 })
	})

	it('does nothing at all where one row is wrong, and says what is wrong with each', async () => {
		const { store, as } = await open()
		const admin = await as('Admin')
		await admin.post('/api/products', product())
		await admin.delete('/api/products/test-panel')
		const file = [
			HEAD,
			row('good'),
			row('bad id'),
			row('bad-price', { price: 'much' }),
			row('bad-kind', { category: 'Windmills' }),
			row('good'),
			row('test-panel'),
			'short,row',
			'',
			row('nameless', { name: '  ' }),
		].join('\n')
		for (const headers of [{}, { accept: 'application/json' }]) {
			const { status, body } = await send(admin, file, '', headers)
			expect([status, body.code]).toEqual([422, 'invalid'])
			expect(body.report).toEqual((await dryRun(admin, file)).body)
			expect(
				body.report.errors.map(({ row, column }: { row: number; column: string }) => [row, column]),
			).toEqual([
				[3, 'id'],
				[4, 'price'],
				[5, 'category'],
				[6, 'id'],
				[7, 'id'],
				[8, null],
				[10, 'name'],
			])
		}
		await store.catalogue.refresh()
		expect(store.catalogue.anyById('good')).toBeUndefined()
		const late = `${HEAD}\n${row('good')}\n${row('solar-panel-250w')}\nid,${'x,'.repeat(8)}`
		expect((await send(admin, late)).status).toBe(422)
		expect((await admin.get('/api/products/good')).status).toBe(404)
		expect(await stockOf(store, 'solar-panel-250w')).toBe(64)
	})

	it('takes numbers grouped as people group them, and no others', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		const prices = [
			['10,500', 10_500],
			['1,05,000', 105_000],
			['1,05,000.50', 105_000.5],
			['105,000', 105_000],
			['12,34,56,789', 123_456_789],
			['10,5', null],
			['1,0500', null],
			['10,500,5', null],
			['1,05,00', null],
			[',500', null],
		] as const
		const rows = prices.map(
			([typed], n) => `"p-${n}","Panel","Panels","${typed}",5,"Text","/x.webp"`,
		)
		const head = 'id,name,category,price,stock,description,image'
		const { body } = await dryRun(admin, [head, ...rows].join('\n'))
		expect(body.errors.map(({ row }: { row: number }) => row)).toEqual([7, 8, 9, 10, 11])
		expect(body.errors[0].message).toBe('Price must be a positive number')
		const good = rows.filter((_, n) => prices[n]?.[1] !== null)
		expect((await send(admin, [head, ...good].join('\n'))).status).toBe(200)
		for (const [n, [, price]] of prices.entries())
			if (price !== null) expect((await admin.get(`/api/products/p-${n}`)).body.price).toBe(price)
	})

	it('and orders at the same moment leave a ledger that adds up', async () => {
		const { store, as, visitor } = await open()
		const admin = await as('Admin')
		const ids = ['solar-panel-250w', 'solar-panel-500w', 'solar-battery-5kwh']
		const file = ['id,stock', ...ids.map((id) => `${id},40`)].join('\n')
		const lines = Object.fromEntries(ids.toReversed().map((id) => [id, 1]))
		const buy = () => visitor().post('/api/orders', order(lines), once())
		const answers = await Promise.all([buy(), buy(), send(admin, file), buy(), buy(), buy()])
		expect(answers.map(({ status }) => status)).toEqual([201, 201, 200, 201, 201, 201])
		for (const id of ids) {
			const left = await stockOf(store, id)
			expect(left).toBeLessThanOrEqual(40)
			expect(left).toBeGreaterThanOrEqual(35)
		}
	})

	it('tells how far it is to whoever asks, and what came of it', async () => {
		const admin = await (await open()).as('Admin')
		const rows = Array.from({ length: 1200 }, (_, n) => row(`many-${n}`))
		const ndjson = { accept: 'application/x-ndjson' }
		const lines = (text: unknown) =>
			(typeof text === 'string' ? text : JSON.stringify(text))
				.trim()
				.split('\n')
				.map((line) => JSON.parse(line))
		const response = await rawLines(admin, `${HEAD}\n${rows.join('\n')}`, ndjson)
		const received = lines(response)
		expect(received.slice(0, -1)).toEqual(
			[0, 500, 1000, 1200].map((done) => ({ done, total: 1200 })),
		)
		expect(received.at(-1).result).toMatchObject({ added: 1200, errorCount: 0 })
		const [refused] = lines(await rawLines(admin, `${HEAD}\n${row('a b')}`, ndjson))
		expect(refused.problem).toMatchObject({ status: 422, report: { errorCount: 1 } })
		const total = (await admin.get('/api/products?q=imported&limit=1')).headers.get('x-total-count')
		expect(total).toBe('1200')
	})

	it('is for admins alone, like every export', async () => {
		const { as, visitor } = await open()
		for (const [caller, status] of [
			[visitor(), 401],
			[await as('Buyer'), 403],
			[await as('Installer'), 403],
		] as const) {
			expect((await send(caller, `${HEAD}\n${row('x')}`)).status).toBe(status)
			expect((await dryRun(caller, `${HEAD}\n${row('x')}`)).status).toBe(status)
			for (const file of ['products', 'products-sample', 'orders', 'users'])
				expect((await caller.get(`/api/exports/${file}.csv`)).status, file).toBe(status)
		}
	})

	it('finds nothing to change in what was exported', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
		// Anything one could type, and what spreadsheets and files stumble over.
		const words = fc
			.oneof(
				text,
				fc.constantFrom('=1+1', "'=x", "''@a", '+91', '-', 'a"b', 'a,b', 'a\r\nb', 'a;b\n'),
			)
			.filter((words) => words.trim() !== '' && !/[^\P{Cc}\t\n\r]/u.test(words))
		let n = 0
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.record({ name: words, description: words, brand: words }), {
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

	it('takes the sample file', async () => {
		const admin = await (await open()).as('Admin')
		const sample = await admin.get('/api/exports/products-sample.csv')
		expect(sample.headers.get('content-disposition')).toMatch(/products-sample\.csv/)
		expect((await send(admin, sample.body)).body).toMatchObject({ added: 3, errorCount: 0 })
	})
})

async function rawLines(admin: Caller, text: string, headers: Record<string, string>) {
	const answer = await send(admin, text, '', headers)
	expect(answer.headers.get('content-type')).toBe('application/x-ndjson')
	return answer.body
}

onOneDatabase('a file that is no table of products', (open) => {
	it('is refused with the reason', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		const reason = async (bytes: string | Uint8Array) => {
			const { status, body } = await send(admin, bytes)
			expect(status).toBe(422)
			return body.report?.errors.map(({ message }: { message: string }) => message) ?? body.detail
		}
		expect(await reason('')).toBe('Choose a CSV file.')
		expect(await reason('id,name\n')).toEqual(['The file has no rows.'])
		expect(await reason('name\nx')).toEqual(['The column id is missing.'])
		expect(await reason('id,ID,name\nx')).toEqual(['The column id appears twice.'])
		expect(await reason('colour,id\nred,x')).toEqual([
			expect.stringMatching(/^There is no column “colour”\. The columns are id, name/),
		])
		expect(await reason('id,name\n"x,y\n')).toEqual([
			'The quotation marks of this row do not match.',
		])
		expect(await reason(new Uint8Array([0x69, 0x64, 0x0a, 0xff, 0xfe]))).toEqual([
			expect.stringMatching(/^The file is not UTF-8/),
		])
		const large = new Uint8Array(22 * 1_048_576)
		expect((await send(admin, large)).status).toBe(413)
		const json = await admin.post('/api/products/import', {})
		expect(json.status).toBe(415)
	})

	it('or a form without one', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		const form = new FormData()
		form.append('file', new File([`${HEAD}\n${row('from-a-form')}`], 'products.csv'))
		const taken = await admin.raw('POST', '/api/products/import', form)
		expect(taken.body).toMatchObject({ added: 1 })
		const empty = await admin.raw('POST', '/api/products/import', new FormData())
		expect([empty.status, empty.body.errors]).toEqual([422, { file: 'Choose a CSV file.' }])
	})
})

onBothDatabases('an export', (open) => {
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
		expect(orders[0]?.placed).toMatch(/^\d{4}-\d\d-\d\dT.+Z$/)
		expect(orders[0]?.products).toMatch(/^\d+ × /)
		expect(await read('/api/exports/orders.csv?status=pending')).toHaveLength(
			await count('status=pending'),
		)
		expect(await read('/api/exports/orders.csv?from=2001-01-01&to=2001-12-31')).toEqual([])
		expect((await admin.get('/api/exports/orders.csv?from=then')).status).toBe(422)
		await visitor().post('/api/users', {
			email: 'formula@example.com',
			name: '=HYPERLINK("x")',
			password: 'sunny-day',
			confirmPassword: 'sunny-day',
			role: 'Buyer',
		})
		const users = await read('/api/exports/users.csv')
		const formula = users.find(({ email }) => email === 'formula@example.com')
		expect(formula?.name).toBe(`'=HYPERLINK("x")`)
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
		const many = 1100
		for (let from = 0; from < many; from += 100) {
			const numbers = Array.from({ length: 100 }, (_, n) => from + n)
			await store.db
				.insertInto('orders')
				.values(
					numbers.map((n) => ({
						...sample,
						id: `${sample.id}-${n}` as typeof sample.id,
						idempotency_key: `key-${n}`,
						// Many at the same moment, so that the parts end between equals.
						created_at: sample.created_at + Math.floor(n / 300),
					})),
				)
				.execute()
			await store.db
				.insertInto('users')
				.values(
					numbers.map((n) => ({
						...person,
						id: `${person.id}-${n}` as typeof person.id,
						email: `many-${n}@example.com`,
					})),
				)
				.execute()
		}
		for (const name of ['orders', 'users']) {
			const file = (await admin.get(`/api/exports/${name}.csv`)).body
			const ids = (parse(file, { bom: true, columns: true }) as { id: string }[]).map(
				({ id }) => id,
			)
			expect(ids).toHaveLength(many + 1)
			expect(new Set(ids).size).toBe(many + 1)
		}
	})
})
