import { expect, it } from 'vitest'
import type { ProductId } from '../../shared/ids.ts'
import { describeOnAllEngines } from '../../test/store.ts'
import { type OpenStore, openStore } from '../open.ts'

/** Makes the rows as they were before products had records. */
async function makeOlder({ db }: OpenStore) {
	await db.deleteFrom('product_compliance').execute()
	await db.updateTable('products').set({ origin: null, importer: null }).execute()
	await db.schema.alterTable('catalogue_state').dropColumn('has_sample_compliance').execute()
	await db
		.deleteFrom('migrations' as 'users')
		.where('name', '=', '0045-sample-compliance.sql')
		.execute()
}

const isGiven = (store: OpenStore, id: string) => {
	const { compliance = [] } = store.catalogue.byId(id) ?? {}
	expect(compliance.every(({ isSample }) => isSample)).toBe(true)
	return compliance.length > 0
}

describeOnAllEngines('a demo from before compliance was recorded', (open) => {
	it('gets the sample records of samples that no admin has made into something else', async () => {
		const { store, as, config } = await open({ onDisk: true })
		const admin = await as('Admin')
		await admin.put('/api/products/solar-panel-250w', { price: 5, stock: 3 })
		await admin.put('/api/products/solar-panel-500w', { brand: 'Suryodaya' })
		await makeOlder(store)
		await using again = await openStore(config)
		expect(isGiven(again, 'dcr-mono-panel-540w')).toBe(true)
		expect(again.catalogue.byId('solar-panel-250w')).toMatchObject({ price: 5, origin: 'India' })
		expect(isGiven(again, 'solar-panel-250w')).toBe(true)
		expect(isGiven(again, 'solar-inverter-3kw')).toBe(true)
		expect(isGiven(again, 'solar-panel-500w')).toBe(false)
		expect(isGiven(again, 'flexible-panel-100w')).toBe(false)
		expect(isGiven(again, 'solar-battery-5kwh')).toBe(false)
	})

	it('gets them once: what an admin takes away stays away', async () => {
		const { store, config } = await open({ onDisk: true })
		await makeOlder(store)
		const id = 'dcr-mono-panel-540w' as ProductId
		{
			await using again = await openStore(config)
			expect(isGiven(again, id)).toBe(true)
			await again.db.deleteFrom('product_compliance').where('product_id', '=', id).execute()
		}
		await using later = await openStore(config)
		expect(isGiven(later, id)).toBe(false)
	})
})
