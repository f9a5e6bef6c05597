import { expect, it } from 'vitest'
import { kit, kitSheet, product } from '../../../../test/builders.ts'
import type { Caller } from '../../../../test/callers.ts'
import { stockOf } from '../../../../test/stock.ts'
import { describeOnSqlite } from '../../../../test/store.ts'

const PANEL = 'solar-panel-250w'
const HEAD = 'id,name,category,price,stock,description,image,sheet'

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
const row = (id: string, stock: string, parts: Record<string, number> | null) =>
	[
		id,
		`Imported ${id}`,
		'Kits',
		'9999.50',
		stock,
		'From a file.',
		'/pictures/home-kit-3kw.webp',
		parts ? cell(JSON.stringify(kitSheet(parts))) : '',
	].join(',')

const send = (admin: Caller, text: string, query = '') =>
	admin.raw('POST', `/api/products/import${query}`, text, { 'content-type': 'text/csv' })

describeOnSqlite('an import with kits', (open) => {
	it('adds a kit with its parts from one file, and leaves its stock out', async () => {
		const { store, as, visitor } = await open()
		const admin = await as('Admin')
		const file = [HEAD, row('csv-kit', '7', { 'csv-part': 4 }), row('csv-part', '9', null)].join(
			'\n',
		)
		const preview = await send(admin, file, '?dryRun=true')
		const done = await send(admin, file)
		expect([done.status, done.body]).toEqual([200, preview.body])
		expect(done.body).toMatchObject({
			added: 2,
			errorCount: 0,
			notes: [
				{
					row: 2,
					column: 'stock',
					message: 'The stock of a kit follows from its parts. What the file says was left out.',
				},
			],
		})
		expect([await stockOf(store, 'csv-kit'), await stockOf(store, 'csv-part')]).toEqual([0, 9])
		expect((await visitor().get('/api/products/csv-kit')).body.stock).toBe(2)
	})

	it('takes an export back as it is', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		const { body } = await admin.get('/api/exports/products.csv')
		const again = await send(admin, String(body))
		expect(again.body).toMatchObject({ added: 0, changed: 0, errorCount: 0, notes: [] })
	})

	it('lets a stock leave the ledger as its product becomes a kit, and come as it is none', async () => {
		const { store, as } = await open()
		const admin = await as('Admin')
		await admin.post('/api/products', product())
		await send(admin, `id,sheet\ntest-panel,${cell(JSON.stringify(kitSheet({ [PANEL]: 2 })))}\n`)
		expect(await stockOf(store, 'test-panel')).toBe(0)
		expect((await admin.get('/api/products/test-panel')).body.stock).toBe(32)
		const noted = await send(admin, 'id,stock,price\ntest-panel,5,9998\n')
		expect(noted.body).toMatchObject({ changed: 1, notes: [{ row: 2, column: 'stock' }] })
		await send(admin, 'id,stock,sheet\ntest-panel,32,\n')
		expect(await stockOf(store, 'test-panel')).toBe(32)
	})
})

describeOnSqlite('an import of kits', (open) => {
	it('says what is wrong with their parts, by row', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		await admin.post('/api/products', kit({ [PANEL]: 1 }))
		const file = [
			HEAD,
			row('k1', '', { 'no-such': 1 }),
			row('k2', '', { k1: 1 }),
			row('k3', '', { k3: 1 }),
			row('k4', '', { 'home-kit-3kw': 1, 'solar-panel-500w': 1 }),
			row('solar-panel-500w', '', { 'solar-battery-5kwh': 1 }),
		].join('\n')
		// A blank stock is a mistake by itself; the column is left out here.
		const without = file.replaceAll(',9999.50,,', ',9999.50,1,')
		const { status, body } = await send(admin, without)
		expect(status).toBe(422)
		const said = body.report.errors.map(({ row, message }: { row: number; message: string }) => [
			row,
			message,
		])
		const isKit = 'This is a kit, and a kit cannot be a part of another.'
		expect(said).toEqual([
			[2, 'parts.0.productId: There is no product with this id.'],
			[3, `parts.0.productId: ${isKit}`],
			[4, 'parts.0.productId: A kit cannot be a part of itself.'],
			[5, `parts.0.productId: ${isKit}`],
			[5, `parts.1.productId: ${isKit}`],
			[6, expect.stringContaining('has this product as a part')],
		])
	})
})
