import type { Tx } from '../../db/database.ts'
import type { UserId } from '../../shared/ids.ts'
import type { Store } from '../store.ts'

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
