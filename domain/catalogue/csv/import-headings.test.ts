import { expect, it } from 'vitest'
import type { Caller } from '../../../test/callers.ts'
import { send } from '../../../test/catalogues/import.ts'
import { describeOnAllEngines } from '../../../test/store.ts'

const FILE = 'Our code;MRP incl. GST;Shelf\nsolar-panel-250w;8000;B2\n'
const mappedTo = (columns: object) => `&headings=${encodeURIComponent(JSON.stringify(columns))}`
const COLUMNS = { 'Our code': 'id', 'MRP incl. GST': 'price', Shelf: '' }

const preview = (admin: Caller, more = '') => send(admin, FILE, `?dryRun=true${more}`)

describeOnAllEngines('headings that are no column’s own', (open) => {
	it('are asked for, mapped by hand, and kept once the file is imported', async () => {
		const admin = await (await open()).as('Admin')
		const asked = await preview(admin)
		expect(asked.body).toMatchObject({
			errorCount: 3,
			headings: [
				{ heading: 'Our code', column: null },
				{ heading: 'MRP incl. GST', column: null },
				{ heading: 'Shelf', column: null },
			],
			columns: expect.arrayContaining(['id', 'price']),
		})
		const mapped = await preview(admin, mappedTo(COLUMNS))
		expect(mapped.body).toMatchObject({ errorCount: 0, changed: 1 })
		expect((await preview(admin)).body.errorCount).toBe(3)
		const query = `?large=true&seen=${mapped.body.seen}${mappedTo(COLUMNS)}`
		expect((await send(admin, FILE, query)).status).toBe(200)
		expect((await admin.get('/api/products/solar-panel-250w')).body.price).toBe(8000)
		const next = await send(admin, FILE.replace('Our code', 'OUR_CODE'), '?dryRun=true')
		expect(next.body).toMatchObject({
			...{ errorCount: 0, unchanged: 1 },
			headings: [
				{ heading: 'OUR_CODE', column: 'id' },
				{ heading: 'MRP incl. GST', column: 'price' },
				{ heading: 'Shelf', column: '' },
			],
		})
	})

	it('are mapped anew where that was wrong', async () => {
		const admin = await (await open()).as('Admin')
		const wrong = { ...COLUMNS, Shelf: 'brand' }
		await send(admin, FILE, `?large=true${mappedTo(wrong)}`)
		expect((await admin.get('/api/products/solar-panel-250w')).body.brand).toBe('B2')
		const again = await preview(admin, mappedTo(COLUMNS))
		expect(again.body).toMatchObject({ errorCount: 0, unchanged: 1 })
		await send(admin, FILE, `?large=true${mappedTo(COLUMNS)}`)
		expect((await preview(admin)).body.headings[2]).toEqual({ heading: 'Shelf', column: '' })
	})

	it('are refused where they cannot be read, and stay unknown for a column that there is not', async () => {
		const admin = await (await open()).as('Admin')
		for (const wrong of ['&headings=x', '&headings=[1]', mappedTo({ Shelf: 1 })])
			expect((await preview(admin, wrong)).status).toBe(422)
		const none = await preview(admin, mappedTo({ ...COLUMNS, Shelf: 'shelf' }))
		expect(none.body.headings[2]).toEqual({ heading: 'Shelf', column: null })
	})

	it('say of two for one column that it comes twice', async () => {
		const admin = await (await open()).as('Admin')
		const twice = await preview(admin, mappedTo({ ...COLUMNS, Shelf: 'price' }))
		expect(twice.body.errors[0]).toMatchObject({
			column: 'Shelf',
			message: 'The column price appears twice.',
		})
	})
})

describeOnAllEngines('a mistake in a file of products', (open) => {
	it('is said with the value of its cell and the product', async () => {
		const admin = await (await open()).as('Admin')
		const file = [
			'id,price,taxClass',
			'solar-panel-250w,dear,',
			'solar-battery-5kwh,,none',
			'solar-inverter-3kw,5,,,,',
		].join('\n')
		const { body } = await send(admin, file, '?dryRun=true')
		expect(body.errors).toEqual([
			{
				...{ row: 2, column: 'price', value: 'dear' },
				subject: expect.stringMatching(/^.+, solar-panel-250w$/),
				message: 'Price must be a positive number',
			},
			expect.objectContaining({ row: 3, column: 'price', value: '' }),
		])
	})
})
