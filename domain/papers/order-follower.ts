import type { OrderFollower } from '../orders/follower.ts'
import type { Store } from '../store.ts'
import { anonymiseDocuments } from './commands.ts'
import { queueVouchers } from './internal/money/vouchers.ts'

/** Payments and refunds of an order have their vouchers. */
export const papersFollowOrders: OrderFollower<Store> = {
	reconciled: queueVouchers,
	anonymised: anonymiseDocuments,
}
