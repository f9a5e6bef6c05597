import type { Tx } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import type { CartId, UserId } from '../../shared/ids.ts'
import type { Result } from '../../shared/result.ts'
import type { Store } from '../store.ts'

/** What later modules do with what happens to an account, in the same transaction. Moments in epoch milliseconds. */
export interface AccountFollower {
	/** Somebody has logged in who has used the store with this cart before. */
	loggedIn?(tx: Tx, userId: UserId, cartId: CartId): Promise<void>
	/** An installer may be offered orders who could not until now, or not these. */
	installerAvailable?(store: Store, tx: Tx, installerId: UserId, at: number): Promise<void>
	/** An account can no longer be used. */
	suspended?(store: Store, tx: Tx, by: Actor, userId: UserId, at: number): Promise<Result<void>>
}

/** Has everybody follow who does something for an installer who can be offered orders. @param at from when on, epoch milliseconds */
export async function announceInstaller(
	store: Store,
	tx: Tx,
	installerId: UserId,
	at: number,
): Promise<void> {
	for (const follower of store.followers.accounts)
		await follower.installerAvailable?.(store, tx, installerId, at)
}
