import { expect, it } from 'vitest'
import { kit, product } from '../../test/builders.ts'
import { describeOnAllEngines } from '../../test/store.ts'

describeOnAllEngines('the tax class of a product', (open, itOnSqlite) => {
	const named = (code: string, more: object = {}) => ({
		kind: 'tax-class',
		state: null,
		validFrom: '2026-01-01',
		figures: { code, name: 'Pumps', hsnSac: '8413', ratePct: 12, neverComposite: false },
		source: 'The gazette',
		asOf: '2026-01-01',
		confidence: 'high',
		...more,
	})

	itOnSqlite('is that of its category until it names one', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const taxOf = async (id: string) => (await visitor().get(`/api/products/${id}/tax`)).body
		await admin.post('/api/products', product({ id: 'pump', category: 'Accessories' }))
		expect(await taxOf('pump')).toEqual({
			code: 'accessory',
			name: 'Other accessories',
			hsnSac: '',
			ratePct: 18,
			changesOn: null,
		})
		const unknown = await admin.put('/api/products/pump', { taxClass: 'pump' })
		expect([unknown.status, unknown.body.errors]).toEqual([
			422,
			{ taxClass: 'There is no tax class “pump”.' },
		])
		const first = await admin.post('/api/facts', named('pump'))
		expect(first.status).toBe(201)
		const changed = await admin.put('/api/products/pump', { taxClass: 'pump' })
		expect([changed.status, changed.body.taxClass]).toEqual([200, 'pump'])
		expect(await taxOf('pump')).toMatchObject({ code: 'pump', hsnSac: '8413', ratePct: 12 })
		await admin.post('/api/facts', named('pump', { validFrom: '2090-04-01' }))
		expect((await taxOf('pump')).changesOn).toBe('2090-04-01')
		const [entry] = (await admin.get('/api/audit?kind=product')).body
		expect(entry).toMatchObject({ before: { taxClass: null }, after: { taxClass: 'pump' } })
	})

	it('stays as long as a product names it', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		const { body } = await admin.post('/api/facts', named('pump'))
		await admin.post('/api/products', product({ id: 'pump', taxClass: 'pump' }))
		const refused = await admin.delete(`/api/facts/${body.id}`)
		expect([refused.status, refused.body.detail]).toEqual([
			409,
			'Products name this tax class, and it has no other row. Give them another class first.',
		])
		await admin.put('/api/products/pump', { taxClass: null })
		expect((await admin.delete(`/api/facts/${body.id}`)).status).toBe(204)
	})

	itOnSqlite('is a column of files of products', async () => {
		const { as, store } = await open()
		const admin = await as('Admin')
		const send = (text: string) =>
			admin.raw('POST', '/api/products/import', text, { 'content-type': 'text/csv' })
		const wrong = await send('id,taxClass\nsolar-panel-250w,pump\n')
		expect([wrong.status, wrong.body.report.errors]).toMatchObject([
			422,
			[{ row: 2, column: 'taxClass', message: 'There is no tax class “pump”.' }],
		])
		expect((await send('id,taxclass\nsolar-panel-250w,battery\n')).body).toMatchObject({
			changed: 1,
		})
		expect(store.catalogue.anyById('solar-panel-250w')?.taxClass).toBe('battery')
		const file = (await admin.get('/api/exports/products.csv')).body as string
		expect(file.split('\r\n')[0]).toMatch(/,taxClass,unit$/)
		expect(file).toMatch(/\nsolar-panel-250w,.*,battery,\r?\n/)
	})

	itOnSqlite('of a kit is its own, whatever its parts have', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		await admin.post('/api/products', product({ id: 'part', category: 'Batteries' }))
		await admin.post('/api/products', kit({ part: 2 }))
		expect((await visitor().get('/api/products/test-kit/tax')).body).toMatchObject({
			code: 'solar-system',
			ratePct: 5,
		})
	})
})
