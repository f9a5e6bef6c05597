import type { ProductFollower } from '../catalogue/follower.ts'
import { cartTables } from './tables.ts'

/** Takes a product that is no more out of every cart. */
export const cartsFollowProducts: ProductFollower = {
	async deleted(tx, id) {
		await cartTables(tx).deleteFrom('cart_lines').where('product_id', '=', id).execute()
	},
}
