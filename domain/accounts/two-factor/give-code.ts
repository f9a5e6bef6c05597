import type { Actor, Role } from '../../../shared/actor.ts'
import type { UserId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { refuse } from '../../../shared/result.ts'
import { auditFailedLogin } from '../../audit/failed-logins.ts'
import type { Store } from '../../store.ts'
import { challengeAlone, signedChallenge } from '../auth.ts'
import { beginAttempt } from '../login/attempts.ts'
import { isAuthError } from '../login/auth-errors.ts'
import { isKnownDevice } from '../login/devices.ts'
import type { LoginSource } from '../login/log-in.ts'
import { browserIn, type Entered, enter } from '../sessions/enter.ts'
import { accountTables } from '../tables.ts'
import type { LoginCode } from './two-factor-schema.ts'
import { CodeUsed, claimCode, usedCode } from './used-codes.ts'

const WRONG_CODE = message('accounts.wrong_code')
const TOO_LATE = refuse('wrong_credentials', message('accounts.code_too_late'))

const WRONG = ['INVALID_CODE', 'INVALID_BACKUP_CODE']
const OVER = ['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE', 'TOTP_NOT_ENABLED']

export const wrongCode = (code: 'wrong_credentials' | 'invalid') =>
	refuse(code, WRONG_CODE, { fields: { code: WRONG_CODE } })

/** Whether the accounts library has found a code wrong. */
export const isWrongCode = (error: unknown): boolean => isAuthError(error, ...WRONG)

/** What an app shows; all else can only be a recovery code. */
const SIX_DIGITS = /^\d{6}$/

export const verifyCode = (store: Store, id: UserId, code: string, headers: Headers) =>
	SIX_DIGITS.test(code)
		? verifyAppCode(store, id, code, headers)
		: store.auth.api.verifyBackupCode({ headers, body: { code }, returnHeaders: true })

/** @throws CodeUsed, or the accounts library's error where it is wrong */
export async function verifyAppCode(store: Store, id: UserId, code: string, headers: Headers) {
	if (SIX_DIGITS.test(code)) await claimCode(store, id, code)
	return store.auth.api.verifyTOTP({ headers, body: { code }, returnHeaders: true })
}

/** Whose login awaits a code, by the cookie that the right password left. */
async function awaited({ auth, db, now }: Store, cookies: string) {
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
	store: Store,
	actor: Actor,
	input: LoginCode,
	{ userAgent, network, device, cookies }: LoginSource & { cookies: string },
): Promise<Entered> {
	const account = await awaited(store, cookies)
	if (!account) return TOO_LATE
	const { email } = account
	const known = (await isKnownDevice(store, device, email)) ? device : null
	const attempt = await beginAttempt(store, { email, network, device: known, of: 'code' })
	if (!attempt.ok) return attempt
	const sent = browserIn(userAgent)
	sent.set('cookie', (await challengeAlone(store.auth, cookies.split('; '))).join('; '))
	try {
		const { response, headers } = await verifyCode(store, account.id, input.code, sent)
		await attempt.value.succeed()
		const roleFor = (role: Role) => store.policy.roleAtLogin(role, input.role)
		const entered = { token: response.token ?? null, user: account }
		return await enter(store, actor, entered, roleFor, headers)
	} catch (error) {
		if (isAuthError(error, ...OVER)) return TOO_LATE
		const isUsed = error instanceof CodeUsed
		if (!isUsed && !isWrongCode(error)) throw error
		await auditFailedLogin(store, account, network)
		return isUsed ? usedCode('wrong_credentials') : wrongCode('wrong_credentials')
	}
}
