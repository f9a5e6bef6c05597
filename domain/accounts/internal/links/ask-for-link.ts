import { inTransaction } from '../../../../db/transaction.ts'
import type { Actor } from '../../../../shared/actor.ts'
import { newId } from '../../../../shared/ids.ts'
import { ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { schedule } from '../../../jobs/commands.ts'
import type { ResetRequest } from '../../links/link-schema.ts'

/**
 * A command that has a link mailed to an address, if an account has it; the result does not say whether.
 * @param kind the job that mails it
 */
export const linkMailedBy =
	(kind: 'reset-mail' | 'device-mail') =>
	async (ctx: AppContext, _actor: Actor, { email }: ResetRequest): Promise<Result<void>> => {
		if (!ctx.policy.sendsMail) return ok(undefined)
		await inTransaction(ctx.db, (tx) => {
			const job = { kind, key: `${kind} ${newId()}`, payload: { email } }
			return schedule(ctx, tx, [{ ...job, runAt: ctx.now() }])
		})
		return ok(undefined)
	}
