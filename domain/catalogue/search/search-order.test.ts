import { expect, it } from 'vitest'
import { product } from '../../../test/builders.ts'
import { describeOnAllEngines } from '../../../test/store.ts'
import { Catalogue } from '../catalogue.ts'

const WORDS = ['solar', 'panel', 'w', '5', 'hybrid', 'mono', 'batery', 'kit', 'tamravi', 'kw']

describeOnAllEngines('products that are found equally well', (open) => {
	it('stand in the order they have after a restart', async () => {
		const { store, as } = await open()
		const admin = await as('Admin')
		// Changed products are read anew, and so come after those read before.
		for (const { id } of store.catalogue.products.filter((_, n) => n % 3 === 0)) {
			const { body } = await admin.get(`/api/products/${id}`)
			const { availability: _, ...fields } = body
			const name = `${body.name} Plus`
			expect((await admin.put(`/api/products/${id}`, { ...fields, name })).status).toBe(200)
		}
		expect((await admin.post('/api/products', product({ name: 'Solar Mono' }))).status).toBe(201)
		await store.catalogue.refresh()
		const again = new Catalogue(store.db)
		await again.refresh()
		const idsOf = (catalogue: Catalogue, q: string) => catalogue.find({ q }).map(({ id }) => id)
		for (const q of WORDS) expect([q, idsOf(store.catalogue, q)]).toEqual([q, idsOf(again, q)])
		expect(store.catalogue.products.map(({ id }) => id)).toEqual(again.products.map(({ id }) => id))
	})
})
