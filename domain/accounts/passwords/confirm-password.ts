import type { SignedIn } from '../../../shared/actor.ts'
import { message } from '../../../shared/messages/message.ts'
import { fail, failField, ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { auditFailedLogin } from '../../audit/failed-logins.ts'
import { BY_ITS_SESSION } from '../internal/login/attempt-counts.ts'
import { beginAttempt } from '../internal/login/attempts.ts'
import { accountTables } from '../tables.ts'
import { HashingBusy } from './hashing.ts'

const WRONG = message('accounts.wrong_password')

/**
 * Confirms that a session is used by the account's owner, before an irreversible action.
 * @param network the caller's, as `networkOf` has it
 * @returns a refusal of the field `password`, or one that says how long to wait
 */
export async function confirmPassword(
	ctx: AppContext,
	actor: SignedIn,
	{ password, network }: { password: string; network: string },
): Promise<Result<void>> {
	const attempt = await beginAttempt(ctx, { email: actor.email, device: BY_ITS_SESSION })
	if (!attempt.ok) return attempt
	const kept = await accountTables(ctx.db)
		.selectFrom('credentials')
		.select('password')
		.where('user_id', '=', actor.id)
		.executeTakeFirst()
	try {
		if (kept?.password && (await ctx.hasher.verify({ hash: kept.password, password }))) {
			await attempt.value.succeed()
			return ok(undefined)
		}
	} catch (error) {
		if (!(error instanceof HashingBusy)) throw error
		await attempt.value.withdraw()
		return fail('unavailable', message('accounts.login_busy'), { retryAfterSeconds: 5 })
	}
	await auditFailedLogin(ctx, actor, network)
	return failField('password', WRONG)
}
