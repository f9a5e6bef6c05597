import type { Transaction } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { bumpCatalogueVersion } from '../../domain/catalogue/stock.ts'
import type { ProductId } from '../../shared/ids.ts'
import { sampleCatalogue } from './catalogue/index.ts'

export interface RemovedProducts {
	removed: number
	/** Kept, and not for sale. */
	archived: number
}

/**
 * Takes the invented products out of the shop. One that an order names, or a kit that stays, is archived; so are all where
 * they are to be kept.
 */
export async function removeProducts(
	tx: Transaction<Tables>,
	{ keep, at }: { keep: boolean; at: number },
): Promise<RemovedProducts> {
	const ids = sampleCatalogue.map(({ id }) => id as ProductId)
	const rows = await tx
		.selectFrom('products')
		.select('id')
		.where('id', 'in', ids)
		.where('product_source', '=', 'built-in')
		.execute()
	const named = await productsNamed(tx)
	const kept = rows.filter(({ id }) => keep || named.has(id)).map(({ id }) => id)
	const gone = rows.filter(({ id }) => !kept.includes(id)).map(({ id }) => id)
	if (gone.length > 0) {
		for (const table of ['product_compliance', 'stock_movements'] as const)
			await tx.deleteFrom(table).where('product_id', 'in', gone).execute()
		await tx.deleteFrom('products').where('id', 'in', gone).execute()
	}
	if (kept.length > 0)
		await tx
			.updateTable('products')
			.set((eb) => ({ archived_at: eb.fn.coalesce('archived_at', eb.val(at)) }))
			.where('id', 'in', kept)
			.execute()
	const archived = kept.map((id) => ({ id }))
	await bumpCatalogueVersion(tx as unknown as Tx, archived, at)
	return { removed: gone.length, archived: kept.length }
}

/** The products of orders that stay, and the parts of kits made by admins. */
async function productsNamed(tx: Transaction<Tables>): Promise<Set<string>> {
	const named = new Set<string>()
	for (const table of ['order_lines', 'order_line_parts', 'installation_serials'] as const)
		for (const { product_id } of await tx
			.selectFrom(table)
			.select('product_id')
			.distinct()
			.execute())
			named.add(product_id)
	const kits = await tx
		.selectFrom('products')
		.select('sheet')
		.where('category', '=', 'Kits')
		.where('product_source', '=', 'dynamic')
		.execute()
	for (const { sheet } of kits) {
		const { parts = [] }: { parts?: { productId: string }[] } = JSON.parse(sheet ?? '{}')
		for (const { productId } of parts) named.add(productId)
	}
	return named
}
