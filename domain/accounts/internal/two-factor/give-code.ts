import type { Actor, Role } from '../../../../shared/actor.ts'
import type { UserId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { auditFailedLogin } from '../../../audit/failed-logins.ts'
import { challengeAlone, signedChallenge } from '../../auth.ts'
import { accountTables } from '../../tables.ts'
import type { LoginCode } from '../../two-factor/two-factor-schema.ts'
import { beginAttempt } from '../login/attempts.ts'
import { isAuthError } from '../login/auth-errors.ts'
import { isKnownDevice } from '../login/devices.ts'
import type { LoginSource } from '../login/log-in.ts'
import { browserIn, type Entered, enter } from '../sessions/enter.ts'
import { SIX_DIGITS, verifyAppCode } from './app-code.ts'
import { isCodeConflict, refusedCode } from './code-refusals.ts'
import { claimCode } from './used-codes.ts'

const TOO_LATE = fail('wrong_credentials', message('accounts.code_too_late'))

const OVER = ['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE', 'TOTP_NOT_ENABLED']

export const verifyCode = (ctx: AppContext, id: UserId, code: string, headers: Headers) =>
	SIX_DIGITS.test(code)
		? verifyAppCode(ctx, id, code, headers)
		: verifyRecoveryCode(ctx, id, code, headers)

async function verifyRecoveryCode(ctx: AppContext, id: UserId, code: string, headers: Headers) {
	await claimCode(ctx, id, code, 'recovery', ctx.now())
	return ctx.auth.api.verifyBackupCode({ headers, body: { code }, returnHeaders: true })
}

/** The login that awaits a code, by the cookie that the right password left. */
async function awaited({ auth, db, now }: AppContext, cookies: string) {
	const identifier = await signedChallenge(auth, cookies)
	if (!identifier) return undefined
	return accountTables(db)
		.selectFrom('verifications')
		.innerJoin('users', 'users.id', 'verifications.value')
		.select(['users.id', 'users.name', 'users.email'])
		.where('identifier', '=', identifier)
		.where('expires_at', '>', new Date(now()).toISOString())
		.executeTakeFirst()
}

/** The second step of a login: the code of the app, or a recovery code, which then opens nothing any more. */
export async function giveCode(
	ctx: AppContext,
	actor: Actor,
	input: LoginCode,
	{ userAgent, network, device, cookies }: LoginSource & { cookies: string },
): Promise<Entered> {
	const account = await awaited(ctx, cookies)
	if (!account) return TOO_LATE
	const { email } = account
	const known = (await isKnownDevice(ctx, device, email)) ? device : null
	const attempt = await beginAttempt(ctx, { email, device: known, of: 'code' })
	if (!attempt.ok) return attempt
	const sent = browserIn(userAgent)
	sent.set('cookie', (await challengeAlone(ctx.auth, cookies.split('; '))).join('; '))
	try {
		const { response, headers } = await verifyCode(ctx, account.id, input.code, sent)
		await attempt.value.succeed()
		const roleFor = (role: Role) => ctx.policy.roleAtLogin(role, input.role)
		const entered = { token: response.token ?? null, user: account }
		return await enter(ctx, actor, entered, roleFor, headers)
	} catch (error) {
		if (isAuthError(error, ...OVER) || isCodeConflict(error)) return TOO_LATE
		const refused = refusedCode(error, 'wrong_credentials')
		if (!refused) throw error
		await auditFailedLogin(ctx, account, network)
		return refused
	}
}
