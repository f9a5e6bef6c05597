import type { AccountFollower } from './accounts/follower.ts'
import type { ProductFollower } from './catalogue/follower.ts'
import type { OrderFollower } from './orders/follower.ts'
import type { ReferenceFollower } from './reference-data/follower.ts'
import type { SettingsFollower } from './settings/follower.ts'

/**
 * Who does something in the same transaction when something happens in an earlier module: later modules, in the order
 * in which they are asked. `store/followers.ts` composes them.
 */
export interface Followers<Context> {
	settings: readonly SettingsFollower[]
	accounts: readonly AccountFollower<Context>[]
	products: readonly ProductFollower[]
	referenceData: readonly ReferenceFollower[]
	orders: readonly OrderFollower<Context>[]
}
