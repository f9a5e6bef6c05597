import { transact } from '../../../db/transaction.ts'
import type { Actor, SignedIn } from '../../../shared/actor.ts'
import { message } from '../../../shared/messages/message.ts'
import { qrSvg } from '../../../shared/qr/qr-svg.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import { audit } from '../../audit/commands.ts'
import { shopName } from '../../settings/rules.ts'
import type { Store } from '../../store.ts'
import { signedToken } from '../auth.ts'
import { BY_ITS_SESSION, beginAttempt } from '../login/attempts.ts'
import { isAuthError } from '../login/auth-errors.ts'
import { busy } from '../login/log-in.ts'
import { HashingBusy } from '../passwords/hashing.ts'
import { admit } from '../sessions/admit.ts'
import { endOtherSessions } from '../sessions/end-sessions.ts'
import type { WithCookies } from '../sessions/enter.ts'
import { accountTables } from '../tables.ts'
import { isWrongCode, verifyCode, wrongCode } from './give-code.ts'
import { forgetTwoFactor } from './reset.ts'
import type {
	Code,
	Password,
	PasswordAndCode,
	RecoveryCodes,
	TwoFactor,
	TwoFactorSetUp,
} from './two-factor-schema.ts'

const NOT_SIGNED_IN = refuse('not_signed_in', message('accounts.log_in_for_two_factor'))
const WRONG_PASSWORD = message('accounts.wrong_password')

/** Where a call about one's own account comes from. */
interface OwnCall {
	headers: Headers
	/** The caller's network, as `networkOf` has it. */
	network: string
}

const isOn = async ({ db }: Store, { id }: SignedIn): Promise<boolean> => {
	const user = await accountTables(db)
		.selectFrom('users')
		.select('two_factor_enabled')
		.where('id', '=', id)
		.executeTakeFirst()
	return user?.two_factor_enabled === 1
}

async function recoveryCodesOf({ auth }: Store, { id }: SignedIn): Promise<string[]> {
	const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: id } })
	return backupCodes
}

/** How many are left; none where it was turned off meanwhile. */
async function countRecoveryCodes(store: Store, actor: SignedIn): Promise<number> {
	try {
		return (await recoveryCodesOf(store, actor)).length
	} catch (error) {
		if (isAuthError(error, 'BACKUP_CODES_NOT_ENABLED')) return 0
		throw error
	}
}

/** Whether one's own logins ask for a code, and how many recovery codes are left. */
export async function readTwoFactor(store: Store, actor: Actor): Promise<Result<TwoFactor>> {
	if (actor.kind !== 'user') return NOT_SIGNED_IN
	const enabled = await isOn(store, actor)
	return ok({
		enabled,
		required: store.policy.requiresTwoFactor(actor.role),
		recoveryCodesLeft: enabled ? await countRecoveryCodes(store, actor) : 0,
	})
}

/** Tries the current password, or a code, counted as any try of an account by a session of its own. */
async function tried<T>(
	store: Store,
	actor: SignedIn,
	{ network }: OwnCall,
	work: () => Promise<T>,
): Promise<Result<T>> {
	const source = { email: actor.email, network, device: BY_ITS_SESSION }
	const attempt = await beginAttempt(store, source)
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
		if (isWrongCode(error)) return wrongCode('invalid')
		if (isAuthError(error, 'INVALID_PASSWORD'))
			return refuse('invalid', WRONG_PASSWORD, { fields: { currentPassword: WRONG_PASSWORD } })
		if (isAuthError(error, 'TOTP_ALREADY_ENABLED'))
			return refuse('conflict', message('accounts.two_factor_on'))
		if (
			isAuthError(error, 'TOTP_NOT_ENABLED', 'TWO_FACTOR_NOT_ENABLED', 'BACKUP_CODES_NOT_ENABLED')
		)
			return refuse('conflict', message('accounts.two_factor_off'))
		throw error
	}
}

/** Makes a secret for an app; nothing is asked for at login until a first code was right. */
export async function beginTwoFactor(
	store: Store,
	actor: Actor,
	{ currentPassword }: Password,
	from: OwnCall,
): Promise<Result<TwoFactorSetUp>> {
	if (actor.kind !== 'user') return NOT_SIGNED_IN
	const body = { password: currentPassword, issuer: shopName(store.settings.current()) }
	const made = await tried(store, actor, from, () =>
		store.auth.api.enableTwoFactor({ headers: from.headers, body }),
	)
	if (!made.ok) return made
	const uri = 'totpURI' in made.value ? made.value.totpURI : ''
	const secret = new URL(uri).searchParams.get('secret') ?? ''
	return ok({ secret, uri, qr: qrSvg(uri) })
}

const aboutSecondFactor = (actor: SignedIn, enabled: boolean) => ({
	action: 'changed' as const,
	kind: 'user' as const,
	subjectId: actor.id,
	subject: actor.name,
	before: { twoFactor: !enabled },
	after: { twoFactor: enabled },
})

/** With the first code, logins ask for one from now on, and the account is logged out everywhere else. */
export async function confirmTwoFactor(
	store: Store,
	actor: Actor,
	{ code }: Code,
	from: OwnCall,
): Promise<Result<WithCookies<RecoveryCodes>>> {
	if (actor.kind !== 'user') return NOT_SIGNED_IN
	if (await isOn(store, actor)) return refuse('conflict', message('accounts.two_factor_on'))
	const confirmed = await tried(store, actor, from, () =>
		store.auth.api.verifyTOTP({ headers: from.headers, body: { code }, returnHeaders: true }),
	)
	if (!confirmed.ok) return confirmed
	// The library has opened a new session in place of the old one.
	const cookies = confirmed.value.headers.getSetCookie()
	const token = await signedToken(store.auth, cookies.map((line) => line.split(';')[0]).join('; '))
	const admitted = await admit(store, { id: actor.id, token }, (role) =>
		store.policy.roleAtLogin(role, actor.role),
	)
	if (!admitted.ok) return admitted
	await transact(store.db, async (tx) => {
		await endOtherSessions(tx, actor.id, token)
		await audit(tx, actor, store.now(), [aboutSecondFactor(actor, true)])
		return ok(undefined)
	})
	return ok({ value: { recoveryCodes: await recoveryCodesOf(store, actor) }, cookies })
}

/** New recovery codes in place of those there were. */
export async function renewRecoveryCodes(
	store: Store,
	actor: Actor,
	{ currentPassword }: Password,
	from: OwnCall,
): Promise<Result<RecoveryCodes>> {
	if (actor.kind !== 'user') return NOT_SIGNED_IN
	const body = { password: currentPassword }
	const made = await tried(store, actor, from, () =>
		store.auth.api.generateBackupCodes({ headers: from.headers, body }),
	)
	return made.ok ? ok({ recoveryCodes: made.value.backupCodes }) : made
}

/** Logins ask for no code any more. */
export async function turnOffTwoFactor(
	store: Store,
	actor: Actor,
	{ currentPassword, code }: PasswordAndCode,
	from: OwnCall,
): Promise<Result<void>> {
	if (actor.kind !== 'user') return NOT_SIGNED_IN
	const { headers } = from
	const may = await tried(store, actor, from, async () => {
		await store.auth.api.verifyPassword({ headers, body: { password: currentPassword } })
		await verifyCode(store, code, headers)
	})
	if (!may.ok) return may
	return transact(store.db, async (tx) => {
		await forgetTwoFactor(tx, actor.id)
		await audit(tx, actor, store.now(), [aboutSecondFactor(actor, false)])
		return ok(undefined)
	})
}
