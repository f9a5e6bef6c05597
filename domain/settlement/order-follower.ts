import type { AppContext } from '../app-context.ts'
import type { OrderFollower } from '../orders/follower.ts'
import { deleteClaims } from './internal/bank/claims.ts'

/** References that buyers have entered go with the names of their orders. */
export const claimsFollowOrders: OrderFollower<AppContext> = { anonymised: deleteClaims }
