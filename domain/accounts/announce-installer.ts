import type { Tx } from '../../db/database.ts'
import type { UserId } from '../../shared/ids.ts'
import type { AppContext } from '../app-context.ts'

/** Has everybody follow who does something for an installer who can be offered orders. @param at from when on, epoch milliseconds */
export async function announceInstaller(
	ctx: AppContext,
	tx: Tx,
	installerId: UserId,
	at: number,
): Promise<void> {
	for (const follower of ctx.followers.accounts)
		await follower.installerAvailable?.(ctx, tx, installerId, at)
}
