import type { Tx } from '../../db/database.ts'
import type { ProductId } from '../../shared/ids.ts'
import { MIN_REVIEWS } from './limits.ts'
import { bumpCatalogueVersion, lockProducts } from './stock.ts'
import { catalogueTables } from './tables.ts'

/** The stars of the reviews that are shown. */
export interface Stars {
	/** The sum of all. */
	total: number
	count: number
}

/** The average of the stars, to one decimal. @returns undefined for fewer than three reviews */
export const ratingOf = ({ total, count }: Stars) =>
	count < MIN_REVIEWS ? undefined : { stars: Math.round((total / count) * 10) / 10, count }

/**
 * Writes the stars of a product, counted anew while no other transaction counts them. Call it last, as
 * `bumpCatalogueVersion`.
 */
export async function setProductRating(
	tx: Tx,
	id: ProductId,
	count: () => Promise<Stars>,
	at: number,
): Promise<void> {
	await lockProducts(tx, [id])
	const stars = await count()
	await catalogueTables(tx)
		.updateTable('products')
		.set({ rating_total: stars.total, rating_count: stars.count })
		.where('id', '=', id)
		.execute()
	await bumpCatalogueVersion(tx, [{ id }], at)
}
