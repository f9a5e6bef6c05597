import type { Tx } from '../../db/database.ts'
import type { OrderId, ProductId, UserId } from '../../shared/ids.ts'
import { bumpCatalogueVersion, lockProducts } from '../catalogue/stock.ts'
import { countStars } from './commands.ts'
import type { ReviewRow } from './internal/rows.ts'
import { reviewTables } from './tables.ts'

/** Deletes the reviews by a person and of them, in the transaction that closes their account. @param at epoch milliseconds */
export async function deleteReviewsOf(tx: Tx, user: UserId, at: number): Promise<void> {
	const rows = await reviewTables(tx)
		.selectFrom('reviews')
		.select(['id', 'product_id', 'installer_id'])
		.where((eb) => eb.or([eb('user_id', '=', user), eb('installer_id', '=', user)]))
		.execute()
	await deleteReviews(tx, rows, at)
}

/** Deletes all reviews of an order that is deleted. @param at epoch milliseconds */
export async function deleteReviewsOfOrder(tx: Tx, order: OrderId, at: number): Promise<void> {
	const tables = reviewTables(tx)
	const rows = await tables
		.selectFrom('reviews')
		.select(['id', 'product_id', 'installer_id'])
		.where('order_id', '=', order)
		.execute()
	await deleteReviews(tx, rows, at)
	await tables.deleteFrom('review_requests').where('order_id', '=', order).execute()
	await tables.deleteFrom('reviews_to_read').where('order_id', '=', order).execute()
}

/**
 * Deletes single reviews whose orders stay: where one was hidden, an admin reads the next one first.
 * @param at epoch milliseconds
 */
export async function removeReviews(tx: Tx, rows: readonly ReviewRow[], at: number): Promise<void> {
	await deleteReviews(tx, rows, at)
	const hidden = rows.filter(({ hidden_reason }) => hidden_reason !== null)
	if (hidden.length === 0) return
	await reviewTables(tx)
		.insertInto('reviews_to_read')
		.values(
			hidden.map(({ order_id, product_id, installer_id }) => ({
				order_id,
				subject_id: (product_id ?? installer_id) as ProductId | UserId,
			})),
		)
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}

type Deleted = Pick<ReviewRow, 'id' | 'product_id' | 'installer_id'>

async function deleteReviews(tx: Tx, rows: readonly Deleted[], at: number) {
	if (rows.length === 0) return
	const ids = rows.map(({ id }) => id)
	await reviewTables(tx).deleteFrom('review_answers').where('review_id', 'in', ids).execute()
	await reviewTables(tx).deleteFrom('reviews').where('id', 'in', ids).execute()
	const products = new Set(rows.flatMap(({ product_id }) => product_id ?? []))
	await lockProducts(tx, [...products])
	for (const product_id of products) await countStars(tx, { product_id, installer_id: null }, at)
}

/** Deletes the names in the reviews of orders whose names are not kept any more. */
export async function anonymiseReviews(tx: Tx, orders: OrderId[]): Promise<void> {
	const changed = await reviewTables(tx)
		.updateTable('reviews')
		.set({ name: '', user_id: null })
		.where('order_id', 'in', orders)
		.returning('id')
		.execute()
	// Pages with the names are made anew; no product is changed.
	if (changed.length > 0) await bumpCatalogueVersion(tx, [], 0)
}
