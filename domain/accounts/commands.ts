import { APIError } from 'better-auth/api'
import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Actor, Role, SignedIn } from '../../shared/actor.ts'
import type { UserId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import { audit } from '../audit/commands.ts'
import { auditFailedLogin } from '../audit/failed-logins.ts'
import { difference } from '../audit/rules.ts'
import { mergeCart } from '../cart/commands.ts'
import type { Store } from '../store.ts'
import { beginAttempt } from './login/attempts.ts'
import { forgetOtherDevices } from './login/devices.ts'
import { HashingBusy } from './passwords/hashing.ts'
import { faultOf, isLong } from './passwords/password-rules.ts'
import type {
	LogIn,
	PasswordChange,
	ProfileChange,
	Session,
	SignedInUser,
	SignUp,
} from './schema.ts'
import { admit } from './sessions/admit.ts'
import { sessionsChanged } from './sessions/session-watch.ts'
import { accountTables } from './tables.ts'

/** What a command leaves for the browser to keep. */
interface WithCookies<T> {
	value: T
	cookies: string[]
}

type Entered = Result<WithCookies<Session>>

const EMAIL_TAKEN = message('accounts.email_taken')
const NO_SUCH_USER = message('accounts.no_such_user')
const WRONG_PASSWORD = message('accounts.wrong_password')
const WRONG_EITHER = message('accounts.wrong_credentials')

const isAuthError = (error: unknown, ...codes: string[]) =>
	error instanceof APIError && codes.includes(String(error.body?.code))

async function enter(
	store: Store,
	actor: Actor,
	entered: { token: string | null; user: { id: string; name: string; email: string } },
	roleFor: (account: Role) => Role | null,
	headers: Headers,
): Promise<Entered> {
	const { id, name, email } = entered.user
	const admitted = await admit(store, { id, token: entered.token }, roleFor)
	if (!admitted.ok) return admitted
	if (actor.cartId) await mergeCart(store, actor.cartId, id as UserId)
	const user = { id, name, email, role: admitted.value }
	return ok({ value: { user }, cookies: headers.getSetCookie() })
}

/** Where a login comes from. */
export interface LoginSource {
	userAgent: string | null
	/** The caller's network, as `networkOf` has it. */
	network: string
	/** The secret of a device that has logged in to this account before; null for any other. */
	device: string | null
}

const BUSY = message('accounts.login_busy')
const busy = () => refuse('unavailable', BUSY, { retryAfterSeconds: 5 })

/** Named in place of a device by whoever changes a password: only a session of the account gets there. */
const BY_ITS_SESSION = 'signed in'

/** What the session remembers of the browser it is opened with. */
const browserIn = (userAgent: string | null) =>
	new Headers(userAgent ? { 'user-agent': userAgent.slice(0, 400) } : {})

const isTaken = async ({ db }: Store, email: string): Promise<boolean> =>
	!!(await accountTables(db)
		.selectFrom('users')
		.select('id')
		.where('email', '=', email)
		.executeTakeFirst())

/** The refusal of a new password that the store's policy does not allow; null where it will do. */
async function weakPassword(store: Store, password: string, of: { role: Role; email: string }) {
	const fault = await faultOf(password, of, store.policy.passwords)
	return fault === null ? null : refuse('invalid', fault, { fields: { password: fault } })
}

/** Notes whether the password just set will do for an installer or admin too. */
async function notePassword({ db, policy }: Store, userId: string, password: string) {
	await accountTables(db)
		.updateTable('credentials')
		.set({ long_password: isLong(password, policy.passwords) ? 1 : 0 })
		.where('user_id', '=', userId as UserId)
		.execute()
}

/** Makes an account and signs it in with the role the store's policy gives. */
export async function signUp(
	store: Store,
	actor: Actor,
	input: SignUp,
	userAgent: string | null = null,
): Promise<Entered> {
	const role = store.policy.roleAtSignUp(input.role)
	const weak = await weakPassword(store, input.password, input)
	if (weak) return weak
	try {
		// The library hashes in its transaction: the hash is there before that begins.
		const { response, headers } = await store.hasher.prepared(input.password, () =>
			store.auth.api.signUpEmail({
				body: { email: input.email, name: input.name, password: input.password, role },
				headers: browserIn(userAgent),
				returnHeaders: true,
			}),
		)
		await notePassword(store, response.user.id, input.password)
		return await enter(store, actor, response, () => role, headers)
	} catch (error) {
		const taken = [
			'USER_ALREADY_EXISTS',
			'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
			'FAILED_TO_CREATE_USER',
		]
		if (error instanceof HashingBusy) return busy()
		// The library takes any failure to save an account for this one.
		if (isAuthError(error, ...taken) && (await isTaken(store, input.email)))
			return refuse('email_taken', EMAIL_TAKEN, { fields: { email: EMAIL_TAKEN } })
		throw error
	}
}

/** Signs in; what a refusal says, and which role the session gets, is the store's policy. */
export async function logIn(
	store: Store,
	actor: Actor,
	input: LogIn,
	{ userAgent, network, device }: LoginSource,
): Promise<Entered> {
	const { policy } = store
	const attempt = await beginAttempt(store, { email: input.email, network, device })
	if (!attempt.ok) return attempt
	const account = await accountTables(store.db)
		.selectFrom('users')
		.select(['id', 'name', 'email'])
		.where('email', '=', input.email)
		.executeTakeFirst()
	if (!account && policy.tellsWhichCredentialFailed) {
		await auditFailedLogin(store, null, network)
		return refuse('wrong_credentials', NO_SUCH_USER, { fields: { email: NO_SUCH_USER } })
	}
	try {
		const { response, headers } = await store.auth.api.signInEmail({
			body: { email: input.email, password: input.password },
			headers: browserIn(userAgent),
			returnHeaders: true,
		})
		await attempt.value.succeed()
		const roleFor = (accountRole: Role) => policy.roleAtLogin(accountRole, input.role)
		return await enter(store, actor, response, roleFor, headers)
	} catch (error) {
		if (error instanceof HashingBusy) {
			await attempt.value.withdraw()
			return busy()
		}
		if (!isAuthError(error, 'INVALID_EMAIL_OR_PASSWORD', 'INVALID_EMAIL')) throw error
		await auditFailedLogin(store, account ?? null, network)
		if (!policy.tellsWhichCredentialFailed) return refuse('wrong_credentials', WRONG_EITHER)
		return refuse('wrong_credentials', WRONG_PASSWORD, { fields: { password: WRONG_PASSWORD } })
	}
}

/** Ends the session; the cookies returned clear it from the browser. */
export async function logOut(store: Store, headers: Headers): Promise<string[]> {
	const signedOut = await store.auth.api.signOut({ headers, returnHeaders: true })
	sessionsChanged()
	return signedOut.headers.getSetCookie()
}

const about = ({ id, name }: SignedIn) => ({
	kind: 'user' as const,
	subjectId: id,
	subject: name,
})

export async function changeProfile(
	store: Store,
	actor: Actor,
	input: ProfileChange,
): Promise<Result<SignedInUser>> {
	if (actor.kind !== 'user') return refuse('not_signed_in', message('accounts.log_in_for_profile'))
	const at = store.now()
	await inTransaction(store.db, async (tx) => {
		await accountTables(tx)
			.updateTable('users')
			.set({ name: input.name, updated_at: new Date(at).toISOString() })
			.where('id', '=', actor.id)
			.execute()
		const changes = difference({ name: actor.name }, { name: input.name })
		if (changes) await audit(tx, actor, at, [{ ...about(actor), action: 'changed', ...changes }])
	})
	return ok({ id: actor.id, name: input.name, email: actor.email, role: actor.role })
}

/** Changes the password and ends every other session of the account. */
export async function changePassword(
	store: Store,
	actor: Actor,
	input: PasswordChange,
	{
		headers: requestHeaders,
		network,
		device,
	}: { headers: Headers } & Omit<LoginSource, 'userAgent'>,
): Promise<Result<WithCookies<null>>> {
	if (actor.kind !== 'user') return refuse('not_signed_in', message('accounts.log_in_for_password'))
	const weak = await weakPassword(store, input.password, actor)
	if (weak) return weak
	const attempt = await beginAttempt(store, { email: actor.email, network, device: BY_ITS_SESSION })
	if (!attempt.ok) return attempt
	try {
		const { response, headers } = await store.auth.api.changePassword({
			headers: requestHeaders,
			body: {
				currentPassword: input.currentPassword,
				newPassword: input.password,
				revokeOtherSessions: true,
			},
			returnHeaders: true,
		})
		// The library has opened a new session in place of the old one and of all others.
		sessionsChanged()
		await attempt.value.succeed()
		await forgetOtherDevices(store, device, actor.id)
		const session = { id: actor.id, token: response.token }
		const admitted = await admit(store, session, (accountRole) =>
			store.policy.roleAtLogin(accountRole, actor.role),
		)
		if (!admitted.ok) return admitted
		await notePassword(store, actor.id, input.password)
		await inTransaction(store.db, (tx) =>
			audit(tx, actor, store.now(), [{ ...about(actor), action: 'changed the password of' }]),
		)
		return ok({ value: null, cookies: headers.getSetCookie() })
	} catch (error) {
		if (error instanceof HashingBusy) {
			await attempt.value.withdraw()
			return busy()
		}
		if (!isAuthError(error, 'INVALID_PASSWORD')) throw error
		await auditFailedLogin(store, actor, network)
		return refuse('invalid', WRONG_PASSWORD, { fields: { currentPassword: WRONG_PASSWORD } })
	}
}

/** Locks an account until the transaction ends, for whatever only one transaction at a time may do for it. */
export async function lockAccount(tx: Tx, id: UserId): Promise<void> {
	await accountTables(tx)
		.updateTable('users')
		.set((eb) => ({ name: eb.ref('name') }))
		.where('id', '=', id)
		.execute()
}
