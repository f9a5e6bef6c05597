import { expect, it } from 'vitest'
import { once, order, product } from '../../../../test/builders.ts'
import type { Caller } from '../../../../test/callers.ts'
import { dryRun, HEAD, row, send } from '../../../../test/catalogues/import.ts'
import { stockOf } from '../../../../test/stock.ts'
import { describeOnAllEngines } from '../../../../test/store.ts'

async function rawLines(admin: Caller, text: string, headers: Record<string, string>) {
	const answer = await send(admin, text, '', headers)
	expect(answer.headers.get('content-type')).toBe('application/x-ndjson')
	return answer.body
}

describeOnAllEngines('an import', (open, itOnSqlite) => {
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

	itOnSqlite('changes only the columns it has', async () => {
		const admin = await (await open()).as('Admin')
		const before = (await admin.get('/api/products/solar-panel-250w')).body
		const done = await send(admin, '﻿Price;ID\r\n123.45;solar-panel-250w\r\n')
		expect(done.body).toMatchObject({ changed: 1, errorCount: 0 })
		const after = (await admin.get('/api/products/solar-panel-250w')).body
		expect(after).toEqual({ ...before, price: 123.45 })
	})

	itOnSqlite('is asked about again where a price changes by more than 30 %', async () => {
		const admin = await (await open()).as('Admin')
		const ids = ['solar-panel-250w', 'solar-battery-5kwh', 'solar-inverter-3kw']
		const prices = await Promise.all(
			ids.map(async (id): Promise<number> => (await admin.get(`/api/products/${id}`)).body.price),
		)
		const fileOf = (factors: number[]) =>
			[
				'id,price',
				...ids.map((id, at) => `${id},${Math.round((prices[at] ?? 0) * (factors[at] ?? 1))}`),
			].join('\n')
		const small = await dryRun(admin, fileOf([1.3, 0.7, 1.1]))
		expect(small.body).toMatchObject({ changed: 3, largeChanges: 0 })
		const large = fileOf([1.2, 100, 0.6])
		const { body } = await dryRun(admin, large)
		expect(body).toMatchObject({ changed: 3, largeChanges: 2 })
		expect(body.preview.map(({ id }: { id: string }) => id)).toEqual([ids[1], ids[2], ids[0]])
		for (const query of ['', `?seen=${body.seen}`, '?large=false']) {
			const refused = await send(admin, large, query)
			expect([refused.status, refused.body.detail]).toEqual([
				422,
				'2 prices change by more than 30 %. Nothing was changed: say that this is meant.',
			])
		}
		const before = await admin.get(`/api/products/${ids[1]}`)
		expect(before.body.price).toBe(prices[1])
		expect((await send(admin, large, `?seen=${body.seen}&large=true`)).status).toBe(200)
	})

	itOnSqlite('is read as spreadsheets write it', async () => {
		const admin = await (await open()).as('Admin')
		const file = 'sep=;\r\nSKU;New Price;;\r\nsolar-panel-250w;₹ 12,345.00;;\r\n'
		for (const sent of [file, Buffer.from(`\uFEFF${file}`, 'utf16le')]) {
			const { body } = await dryRun(admin, sent)
			expect(body).toMatchObject({ changed: 1, errorCount: 0 })
			expect(body.preview[0].fields.price.after).toBe(12_345)
		}
		const wrong = await dryRun(admin, 'SKU;price\nSOLAR-panel-250w;5\n12-Mar;5')
		expect(wrong.body.errors).toMatchObject([
			{ row: 2, column: 'id', message: expect.stringContaining('“solar-panel-250w”') },
			{ row: 3, column: 'id', message: expect.stringContaining('Format the column as text') },
		])
	})

	itOnSqlite(
		'does nothing at all where one row is wrong, and says what is wrong with each',
		async () => {
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
					body.report.errors.map(({ row, column }: { row: number; column: string }) => [
						row,
						column,
					]),
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
		},
	)

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
		for (const { column, message } of body.errors)
			expect([column, message]).toEqual(['price', expect.stringContaining('use a point')])
		const good = rows.filter((_, n) => prices[n]?.[1] !== null)
		expect((await send(admin, [head, ...good].join('\n'))).status).toBe(200)
		for (const [n, [, price]] of prices.entries())
			if (price !== null) expect((await admin.get(`/api/products/p-${n}`)).body.price).toBe(price)
	})

	itOnSqlite('is refused where products have changed since its preview', async () => {
		const admin = await (await open()).as('Admin')
		const file = 'id,price\nsolar-panel-250w,123\n'
		const { seen } = (await dryRun(admin, file)).body
		await admin.put('/api/products/solar-panel-250w', { price: 99 })
		const late = await send(admin, file, `?seen=${seen}`)
		expect([late.status, late.body.code, late.body.report.changed]).toEqual([409, 'conflict', 1])
		expect((await admin.get('/api/products/solar-panel-250w')).body.price).toBe(99)
		const again = await send(admin, file, `?seen=${late.body.report.seen}`)
		expect([again.status, again.body]).toEqual([200, late.body.report])
	})

	itOnSqlite('takes the UTF-16 that Excel writes as Unicode text', async () => {
		const admin = await (await open()).as('Admin')
		const text = '\uFEFFid\tname\r\nsolar-panel-250w\t"सौर, panel"\r\n'
		const done = await send(admin, new Uint8Array(Buffer.from(text, 'utf16le')))
		expect(done.body).toMatchObject({ changed: 1, errorCount: 0 })
		expect((await admin.get('/api/products/solar-panel-250w')).body.name).toBe('सौर, panel')
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

	itOnSqlite('is for admins alone, like every export', async () => {
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

	itOnSqlite('takes the sample file', async () => {
		const admin = await (await open()).as('Admin')
		const sample = await admin.get('/api/exports/products-sample.csv')
		expect(sample.headers.get('content-disposition')).toMatch(/products-sample\.csv/)
		// An import of the unchanged file must create no product named after the software.
		expect(String(sample.body)).not.toContain('Solbazaar')
		expect((await send(admin, sample.body)).body).toMatchObject({ added: 3, errorCount: 0 })
	})
})
