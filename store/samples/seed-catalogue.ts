import type { OpenDatabase } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import { rowsOf } from '../../domain/catalogue/compliance/stored.ts'
import { newId, type ProductId } from '../../shared/ids.ts'
import { paise } from '../../shared/money.ts'
import { sampleCompliance } from './catalogue/compliance.ts'
import { sampleCatalogue } from './catalogue/index.ts'

/**
 * Brings the built-in catalogue into the database, once: products already there stay as they are, with the changes of
 * an admin.
 * @returns the number of products added
 */
export async function seedCatalogue(db: OpenDatabase<Tables>, now: number): Promise<number> {
	return db.transaction().execute(async (tx) => {
		const { version } = await tx
			.updateTable('catalogue_state')
			.set((eb) => ({ version: eb('version', '+', 1) }))
			.returning('version')
			.executeTakeFirstOrThrow()
		const known = await tx.selectFrom('products').select('id').execute()
		const ids = new Set<string>(known.map((row) => row.id))
		const missing = sampleCatalogue
			.map((product, index) => ({ product, position: index + 1 }))
			.filter(({ product }) => !ids.has(product.id))
		for (const { product, position } of missing) {
			const id = product.id as ProductId
			const { origin, importer, compliance } = sampleCompliance(product)
			await tx
				.insertInto('products')
				.values({
					id,
					name: product.name,
					brand: product.brand,
					category: product.category,
					wattage: product.wattage,
					price_paise: paise(product.priceRupees * 100),
					stock: product.stock,
					description: product.description,
					image: `/pictures/${product.id}.webp`,
					product_source: 'built-in',
					sheet: JSON.stringify(product.sheet),
					origin,
					importer,
					tax_class: null,
					unit: null,
					position,
					version,
					deleted_at: null,
					created_at: now,
					updated_at: now,
				})
				.execute()
			if (compliance.length > 0)
				await tx.insertInto('product_compliance').values(rowsOf(id, compliance)).execute()
			// A kit has no stock of its own.
			if (product.stock === 0) continue
			await tx
				.insertInto('stock_movements')
				.values({
					id: newId(),
					product_id: id,
					change: product.stock,
					balance: product.stock,
					reason: 'opening',
					order_id: null,
					actor_id: null,
					actor_name: 'Solbazaar',
					created_at: now,
				})
				.execute()
		}
		return missing.length
	})
}
