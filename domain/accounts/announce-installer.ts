import type { Tx } from '../../db/database.ts'
import type { UserId } from '../../shared/ids.ts'
import type { AppContext } from '../app-context.ts'

/** Calls the followers of an installer who can be offered orders. @param at the time from which, epoch milliseconds */
export async function announceInstaller(
	ctx: AppContext,
	tx: Tx,
	installerId: UserId,
	at: number,
): Promise<void> {
	for (const follower of ctx.followers.accounts)
		await follower.installerAvailable?.(ctx, tx, installerId, at)
}
