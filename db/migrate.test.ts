import { expect, it } from 'vitest'
import type { ProductId } from '../shared/ids.ts'
import { openStore } from '../store/open.ts'
import { describeOnAllEngines } from '../test/store.ts'

/** The book of migrations is no table of a module, so it is named here. */
const MIGRATIONS_TABLE = 'migrations' as 'users'

describeOnAllEngines('migrations', (open) => {
	it('are applied once: a store opened again is the same store', async () => {
		const { store, as, config } = await open({ onDisk: true })
		await (await as('Admin')).put('/api/products/solar-panel-250w', { name: 'Renamed' })
		const book = await store.db.selectFrom(MIGRATIONS_TABLE).selectAll().execute()
		await using again = await openStore(config)
		expect(await again.db.selectFrom(MIGRATIONS_TABLE).selectAll().execute()).toEqual(book)
		expect(again.catalogue.byId('solar-panel-250w')?.name).toBe('Renamed')
		expect(again.catalogue.products).toHaveLength(store.catalogue.products.length)
	})

	it('are frozen: one that reads differently now is refused', async () => {
		const { store, config } = await open({ onDisk: true })
		await store.db
			.updateTable(MIGRATIONS_TABLE)
			.set({ hash: 'another' } as never)
			.where('name', '=', '0002-catalogue.sql')
			.execute()
		await expect(openStore(config)).rejects.toThrow(
			'0002-catalogue.sql was changed after it had been applied.',
		)
	})

	it('of a newer store are refused by an older one', async () => {
		const { store, config } = await open({ onDisk: true })
		const future = { name: '9999-future.sql', hash: 'x', applied_at: 1 }
		await store.db
			.insertInto(MIGRATIONS_TABLE)
			.values(future as never)
			.execute()
		await expect(openStore(config)).rejects.toThrow(
			'The database is newer than this store: it has 9999-future.sql.',
		)
	})

	it('leave a database that itself refuses what must not be', async () => {
		const { store } = await open()
		const set = (change: object) => store.db.updateTable('products').set(change).execute()
		await expect(set({ stock: -1 })).rejects.toThrow(/check/i)
		await expect(set({ price_paise: 0 })).rejects.toThrow(/check/i)
		await expect(set({ category: 'Windmills' })).rejects.toThrow(/check/i)
	})

	it('leave a store that gets what its built-in catalogue has gained since', async () => {
		const { store, config } = await open({ onDisk: true })
		const id = 'solar-tubular-battery-200ah' as ProductId
		const before = store.catalogue.products.length
		await store.db.deleteFrom('stock_movements').where('product_id', '=', id).execute()
		await store.db.deleteFrom('products').where('id', '=', id).execute()
		await using again = await openStore(config)
		expect(again.catalogue.products).toHaveLength(before)
		expect(again.catalogue.byId(id)).toMatchObject({ stock: 24, sheet: { maxSeries: 4 } })
	})

	it('bring a sample catalogue that an admin’s changes survive', async () => {
		const { store, as, config } = await open({ onDisk: true, sampleData: true })
		const orders = await store.db.selectFrom('orders').select('id').execute()
		expect(orders.length).toBeGreaterThan(0)
		const admin = await as('Admin')
		await admin.put('/api/products/solar-panel-250w', { stock: 3, price: 5 })
		await using again = await openStore(config)
		expect(again.catalogue.byId('solar-panel-250w')).toMatchObject({ stock: 3, price: 5 })
		expect(await again.db.selectFrom('orders').select('id').execute()).toEqual(orders)
	})
})
