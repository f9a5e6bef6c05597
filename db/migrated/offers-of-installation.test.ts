import { expect, it } from 'vitest'
import { type OpenStore, openStore } from '../../store/open.ts'
import { forgetMigration } from '../../test/databases/forget-migration.ts'
import { describeOnAllEngines } from '../../test/store.ts'

async function forget(store: OpenStore) {
	await store.db.schema.dropTable('shop_openings').execute()
	await forgetMigration(store, '0097-offers-and-openings.sql')
}

describeOnAllEngines('a live shop from before installation was the owner’s to offer', (open) => {
	it.each([true, false])(
		'goes on with it where the owner has set its price: %s',
		async (hasPrice) => {
			const { store, config } = await open({ mode: 'live', onDisk: true })
			await store.db.deleteFrom('settings').where('section', '=', 'installation').execute()
			if (!hasPrice)
				await store.db.deleteFrom('money_facts').where('added_by', 'is not', null).execute()
			await forget(store)
			await using again = await openStore(config)
			const { offered, area } = again.settings.current().installation
			expect([offered, area]).toEqual([hasPrice ? 'yes' : '', 'installers'])
		},
	)
})

describeOnAllEngines('a live shop from before more was asked for its opening', (open) => {
	it.each([true, false])('is closed by none of it where it was set up: %s', async (isSetUp) => {
		const { store, config } = await open({ mode: 'live', onDisk: true, notSetUp: !isSetUp })
		await store.db.deleteFrom('settings').where('section', '=', 'installation').execute()
		await forget(store)
		await using again = await openStore(config)
		expect(again.settings.openedAt() !== null).toBe(isSetUp)
	})
})
