import type { Tx } from '../../../../db/database.ts'
import { transact } from '../../../../db/transaction.ts'
import type { Role } from '../../../../shared/actor.ts'
import type { Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { HashingBusy } from '../../passwords/hashing.ts'
import { busy } from '../login/log-in.ts'
import { weakPassword } from './set-password.ts'

/**
 * Makes a change in one transaction with the hash of a new password.
 * @param of the account of the password
 * @returns invalid where the store's policy does not allow it, unavailable where too many wait for theirs
 */
export async function withNewPassword<T>(
	ctx: AppContext,
	password: string,
	of: { role: Role; email: string },
	make: (tx: Tx, hash: string, at: number) => Promise<Result<T>>,
): Promise<Result<T>> {
	const weak = await weakPassword(ctx, password, of)
	if (weak) return weak
	try {
		const hash = await ctx.hasher.hash(password)
		return await transact(ctx.db, (tx) => make(tx, hash, ctx.now()))
	} catch (error) {
		if (error instanceof HashingBusy) return busy()
		throw error
	}
}
