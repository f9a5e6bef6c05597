import type { Tx } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import type { CartId, UserId } from '../../shared/ids.ts'
import type { Result } from '../../shared/result.ts'

/**
 * The hooks that later modules have for changes of an account, in the same transaction. Moments in epoch milliseconds.
 */
export interface AccountFollower<Context> {
	/** Called when a person logs in after using the store with this cart. */
	loggedIn?(tx: Tx, userId: UserId, cartId: CartId): Promise<void>
	/** An installer may be offered orders who could not until now, or not these. */
	installerAvailable?(context: Context, tx: Tx, installerId: UserId, at: number): Promise<void>
	/** An account can no longer be used. */
	suspended?(context: Context, tx: Tx, by: Actor, userId: UserId, at: number): Promise<Result<void>>
}
