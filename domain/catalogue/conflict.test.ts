import { expect, it } from 'vitest'
import { once, order, product } from '../../test/builders.ts'
import { describeOnAllEngines, describeOnSqlite } from '../../test/store.ts'

const PATH = '/api/products/solar-panel-250w'

describeOnAllEngines('a product that two admins edit', (open) => {
	it('keeps what the first saved, and tells the second what changed and to what', async () => {
		const { people } = await open()
		const [asha, ravi] = await people('Admin', 'Admin')
		const read = (await asha.get(PATH)).body
		const expected = { name: read.name, price: read.price, sheet: read.sheet, pictures: [] }
		await asha.put(PATH, { name: 'By Asha', price: 10, expected })
		const late = await ravi.put(PATH, { name: 'By Ravi', expected })
		expect(late.status).toBe(409)
		expect(late.body).toMatchObject({
			code: 'conflict',
			detail: 'This product was changed meanwhile: name, price. Nothing was saved.',
			changed: { name: 'By Asha', price: 10 },
		})
		expect((await ravi.get(PATH)).body.name).toBe('By Asha')
		const again = { ...expected, ...late.body.changed }
		expect((await ravi.put(PATH, { name: 'By Ravi', expected: again })).status).toBe(200)
	})

	it('is saved by one of two at the same moment', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		const expected = { name: (await admin.get(PATH)).body.name }
		const answers = await Promise.all(
			['One', 'Two'].map((name) => admin.put(PATH, { name, expected })),
		)
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
	})

	it('is not in conflict with what orders take from its stock, or with the order of a sheet', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const { body } = await admin.get(PATH)
		await visitor().post('/api/orders', order({ 'solar-panel-250w': 3 }), once())
		const sheet = Object.fromEntries(Object.entries(body.sheet).reverse())
		const saved = await admin.put(PATH, { name: 'New', expected: { name: body.name, sheet } })
		expect([saved.status, saved.body.stock]).toEqual([200, body.stock - 3])
	})
})

describeOnSqlite('a product’s pictures', (open) => {
	it('are kept in their order, seven at most, each an address', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const pictures = ['/pictures/b.webp', 'https://example.com/a.jpg']
		const added = await admin.post('/api/products', product({ pictures }))
		expect(added.body.pictures).toEqual(pictures)
		const turned = pictures.toReversed()
		await admin.put('/api/products/test-panel', { pictures: turned })
		expect((await visitor().get('/api/products/test-panel')).body.pictures).toEqual(turned)
		for (const wrong of [Array(8).fill('/a.webp'), ['javascript:x'], [''], 'x', [null]]) {
			const answer = await admin.put('/api/products/test-panel', { pictures: wrong })
			expect(answer.status, JSON.stringify(wrong)).toBe(422)
		}
	})
})

describeOnAllEngines('what admins do to products', (open) => {
	it('is audited with what changed', async () => {
		const { store, as } = await open()
		const admin = await as('Admin')
		await admin.post('/api/products', product())
		await admin.put('/api/products/test-panel', { stock: 4, price: 5, brand: 'Testa' })
		await admin.put('/api/products/test-panel', { stock: 4 })
		await admin.put('/api/products/test-panel', { archived: true })
		await admin.put('/api/products/test-panel', { archived: false })
		await admin.delete('/api/products/test-panel')
		const rows = await store.db
			.selectFrom('audit_entries')
			.select(['action', 'kind', 'before', 'after', 'subject_name'])
			.where('subject_id', '=', 'test-panel')
			.execute()
		const by = (action: string) => rows.filter((row) => row.action === action)
		expect(rows.map(({ action }) => action).sort()).toEqual(
			['added', 'archived', 'changed', 'deleted', 'restored'].sort(),
		)
		expect(rows.every(({ kind, subject_name }) => kind === 'product' && subject_name)).toBe(true)
		const [changed] = by('changed')
		expect(JSON.parse(changed?.before ?? '')).toEqual({ price: 9999.5, stock: 10 })
		expect(JSON.parse(changed?.after ?? '')).toEqual({ price: 5, stock: 4 })
	})
})
