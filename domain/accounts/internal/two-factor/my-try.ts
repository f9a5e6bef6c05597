import type { Actor, SignedIn } from '../../../../shared/actor.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, failField, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { HashingBusy } from '../../passwords/hashing.ts'
import { accountTables } from '../../tables.ts'
import { BY_ITS_SESSION } from '../login/attempt-counts.ts'
import { beginAttempt } from '../login/attempts.ts'
import { isAuthError } from '../login/auth-errors.ts'
import { busy } from '../login/log-in.ts'
import { isCodeConflict, refusedCode } from './code-refusals.ts'
import { verifyCode } from './give-code.ts'

export const NOT_SIGNED_IN = fail('not_signed_in', message('accounts.log_in_for_two_factor'))
const WRONG_PASSWORD = message('accounts.wrong_password')

/** Where a call about one's own account comes from. */
export interface MyCall {
	headers: Headers
}

/** Whether a login to this account asks for a code of an app. */
export const isTwoFactorOn = async ({ db }: AppContext, { id }: SignedIn): Promise<boolean> => {
	const user = await accountTables(db)
		.selectFrom('users')
		.select('two_factor_enabled')
		.where('id', '=', id)
		.executeTakeFirst()
	return user?.two_factor_enabled === 1
}

/** Tries the current password, or a code, counted as any try of an account by a session of its own. */
export async function tried<T>(
	ctx: AppContext,
	actor: Actor,
	work: () => Promise<T>,
): Promise<Result<T>> {
	if (actor.kind !== 'user') return NOT_SIGNED_IN
	const attempt = await beginAttempt(ctx, { email: actor.email, device: BY_ITS_SESSION })
	if (!attempt.ok) return attempt
	try {
		const value = await work()
		await attempt.value.succeed()
		return ok(value)
	} catch (error) {
		if (error instanceof HashingBusy) {
			await attempt.value.withdraw()
			return busy()
		}
		if (isCodeConflict(error)) return fail('conflict', message('accounts.code_conflict'))
		const refused = refusedCode(error, 'invalid')
		if (refused) return refused
		if (isAuthError(error, 'INVALID_PASSWORD')) return failField('currentPassword', WRONG_PASSWORD)
		if (isAuthError(error, 'TOTP_ALREADY_ENABLED'))
			return fail('conflict', message('accounts.two_factor_on'))
		if (
			isAuthError(error, 'TOTP_NOT_ENABLED', 'TWO_FACTOR_NOT_ENABLED', 'BACKUP_CODES_NOT_ENABLED')
		)
			return fail('conflict', message('accounts.two_factor_off'))
		throw error
	}
}

/** Tries the current password and then, where one is given, the code. */
export const provenOwner = (
	ctx: AppContext,
	actor: SignedIn,
	{ currentPassword, code }: { currentPassword: string; code: string | null },
	from: MyCall,
): Promise<Result<void>> =>
	tried(ctx, actor, async () => {
		const { headers } = from
		await ctx.auth.api.verifyPassword({ headers, body: { password: currentPassword } })
		if (code !== null) await verifyCode(ctx, actor.id, code, headers)
	})
