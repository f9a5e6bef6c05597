import type { Tx } from '../db/database.ts'
import { transact } from '../db/transaction.ts'
import type { Result } from '../shared/result.ts'
import type { AppContext } from './app-context.ts'

export interface Change<Who> {
	tx: Tx
	/** Who makes it, as the policy knows them. */
	who: Who
	/** Epoch milliseconds. */
	at: number
}

/**
 * Makes a change in one transaction, where a policy allows it.
 * @returns the policy's refusal, or the result of the change: a refusal undoes all of it
 */
export async function authorizedTransaction<Who, T>(
	allowed: Result<Who>,
	ctx: Pick<AppContext, 'db' | 'now'>,
	make: (change: Change<Who>) => Promise<Result<T>>,
): Promise<Result<T>> {
	if (!allowed.ok) return allowed
	const at = ctx.now()
	return transact(ctx.db, (tx) => make({ tx, who: allowed.value, at }))
}
