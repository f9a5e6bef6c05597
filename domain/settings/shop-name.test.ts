import { expect, it } from 'vitest'
import { BARE, product } from '../../test/builders.ts'
import { describeOnAllEngines } from '../../test/store.ts'

describeOnAllEngines('the name of a live shop', (open) => {
	it('is the brand of products that name none, one by one and from a file', async () => {
		const admin = await (await open({ mode: 'live' })).as('Admin')
		const { brand: _brand, ...unbranded } = product()
		const added = await admin.post('/api/products', unbranded)
		expect(added.body).toEqual({ ...unbranded, ...BARE, brand: 'Suryodaya Solar' })
		const file =
			'id,name,category,price,stock,description,taxClass,image\nsc,Clip,Accessories,9,5,Steel,tool,'
		const csv = { 'content-type': 'text/csv' }
		await admin.raw('POST', '/api/products/import', `${file}/pictures/placeholder.webp\n`, csv)
		expect((await admin.get('/api/products/sc')).body.brand).toBe('Suryodaya Solar')
	})
})
