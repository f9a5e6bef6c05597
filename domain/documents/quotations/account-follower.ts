import type { AccountFollower } from '../../accounts/follower.ts'
import type { AppContext } from '../../app-context.ts'
import { documentTables } from '../tables.ts'

/** A visitor's quotations are their account's once they log in. */
export const quotationsFollowAccounts: AccountFollower<AppContext> = {
	async loggedIn(tx, userId, cartId) {
		await documentTables(tx)
			.updateTable('quotations')
			.set({ user_id: userId, cart_id: null })
			.where('cart_id', '=', cartId)
			.execute()
	},
}
