import type { AppContext } from '../app-context.ts'
import type { OrderFollower } from '../orders/follower.ts'
import { dropDestination } from './destination.ts'
import { deleteClaims } from './internal/bank/claims.ts'

/** References that buyers have entered go with the names of their orders; a destination goes with the last refund. */
export const settlementFollowsOrders: OrderFollower<AppContext> = {
	reconciled: (_, tx, { order }) => dropDestination(tx, order.id),
	anonymised: deleteClaims,
}
