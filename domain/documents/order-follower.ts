import type { AppContext } from '../app-context.ts'
import type { OrderFollower } from '../orders/follower.ts'
import { ordersToFile } from './accounting/orders-to-file.ts'
import { anonymiseDocuments } from './commands.ts'
import { queueVouchers } from './internal/billing/vouchers.ts'

/** Payments and refunds of an order have their vouchers. */
export const documentsFollowOrders: OrderFollower<AppContext> = {
	reconciled: queueVouchers,
	keepsNames: ordersToFile,
	anonymised: anonymiseDocuments,
}
