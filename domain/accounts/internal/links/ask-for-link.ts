import { inTransaction } from '../../../../db/transaction.ts'
import type { Actor } from '../../../../shared/actor.ts'
import { newId } from '../../../../shared/ids.ts'
import { ok, type Result } from '../../../../shared/result.ts'
import { schedule } from '../../../jobs/commands.ts'
import type { Store } from '../../../store.ts'
import type { ResetRequest } from '../../links/link-schema.ts'

/**
 * A command that has a link mailed to an address, if somebody has an account with it; it does not say whether.
 * @param kind the job that mails it
 */
export const linkMailedBy =
	(kind: 'reset-mail' | 'device-mail') =>
	async (store: Store, _actor: Actor, { email }: ResetRequest): Promise<Result<void>> => {
		if (!store.policy.sendsMail) return ok(undefined)
		await inTransaction(store.db, (tx) => {
			const job = { kind, key: `${kind} ${newId()}`, payload: { email } }
			return schedule(store, tx, [{ ...job, runAt: store.now() }])
		})
		return ok(undefined)
	}
