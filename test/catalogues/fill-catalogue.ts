import type { Item } from '../../domain/planner/electrical/items.ts'
import type { ProductId } from '../../shared/ids.ts'
import { paise } from '../../shared/money.ts'
import type { OpenStore } from '../../store/open.ts'

const BATCH_SIZE = 400

/** Puts products into a store's catalogue after those it has, and reads it again. */
export async function fillCatalogue(store: OpenStore, items: readonly Item[]): Promise<void> {
	const { version } = await store.db
		.updateTable('catalogue_state')
		.set((eb) => ({ version: eb('version', '+', 1) }))
		.returning('version')
		.executeTakeFirstOrThrow()
	const rows = items.map((item, index) => ({
		id: item.id as ProductId,
		name: item.name,
		wattage: item.wattage,
		stock: item.stock,
		brand: 'Testa',
		category: item.category as 'Panels',
		price_paise: paise(item.price * 100),
		description: '',
		image: '/pictures/solar-panel-250w.webp',
		version,
		deleted_at: null,
		product_source: 'dynamic' as const,
		sheet: JSON.stringify(item.sheet),
		position: 1000 + index,
		created_at: 0,
		updated_at: 0,
	}))
	for (let at = 0; at < rows.length; at += BATCH_SIZE)
		await store.db
			.insertInto('products')
			.values(rows.slice(at, at + BATCH_SIZE))
			.execute()
	await store.catalogue.refresh()
}
