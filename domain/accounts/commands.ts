import { APIError } from 'better-auth/api'
import { mergeCart } from '../cart/commands.ts'
import type { Actor, Role } from '../shared/actor.ts'
import type { UserId } from '../shared/ids.ts'
import { ok, type Result, refuse } from '../shared/result.ts'
import type { Store } from '../store.ts'
import type {
	LogIn,
	PasswordChange,
	ProfileChange,
	Session,
	SignedInUser,
	SignUp,
} from './schema.ts'

/** What a command leaves for the browser to keep. */
interface WithCookies<T> {
	value: T
	cookies: string[]
}

type Entered = Result<WithCookies<Session>>

const EMAIL_TAKEN = 'Email already exists. Please use a different email.'
const NO_SUCH_USER = 'User not found. Please check your email or sign up first.'
const WRONG_PASSWORD = 'Incorrect password. Please try again.'
const WRONG_EITHER = 'The email or the password is not right. Please try again.'
const WRONG_ROLE = 'Your account does not have this role. Choose another.'

const isAuthError = (error: unknown, ...codes: string[]) =>
	error instanceof APIError && codes.includes(String(error.body?.code))

/** The role is the session's: it is written onto the session that has just been made. */
async function enter(
	store: Store,
	actor: Actor,
	entered: { token: string | null; user: { id: string; name: string; email: string } },
	role: Role,
	headers: Headers,
): Promise<WithCookies<Session>> {
	await store.db
		.updateTable('sessions')
		.set({ role })
		.where('token', '=', entered.token ?? '')
		.execute()
	const { id, name, email } = entered.user
	if (actor.cartId) await mergeCart(store, actor.cartId, id as UserId)
	return { value: { user: { id, name, email, role } }, cookies: headers.getSetCookie() }
}

/** Makes an account and signs it in with the role the store's policy gives. */
export async function signUp(store: Store, actor: Actor, input: SignUp): Promise<Entered> {
	const role = store.policy.roleAtSignUp(input.role)
	try {
		const { response, headers } = await store.auth.api.signUpEmail({
			body: { email: input.email, name: input.name, password: input.password, role },
			returnHeaders: true,
		})
		return ok(await enter(store, actor, response, role, headers))
	} catch (error) {
		const taken = [
			'USER_ALREADY_EXISTS',
			'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
			'FAILED_TO_CREATE_USER',
		]
		if (isAuthError(error, ...taken))
			return refuse('email_taken', EMAIL_TAKEN, { fields: { email: EMAIL_TAKEN } })
		throw error
	}
}

/** Signs in; what a refusal says, and which role the session gets, is the store's policy. */
export async function logIn(store: Store, actor: Actor, input: LogIn): Promise<Entered> {
	const { policy } = store
	const account = await store.db
		.selectFrom('users')
		.select('role')
		.where('email', '=', input.email)
		.executeTakeFirst()
	if (!account && policy.tellsWhichCredentialFailed)
		return refuse('wrong_credentials', NO_SUCH_USER, { fields: { email: NO_SUCH_USER } })
	try {
		const { response, headers } = await store.auth.api.signInEmail({
			body: { email: input.email, password: input.password },
			returnHeaders: true,
		})
		const role = account ? policy.roleAtLogin(account.role, input.role) : null
		if (!role) {
			await store.db.deleteFrom('sessions').where('token', '=', response.token).execute()
			return refuse('forbidden', WRONG_ROLE, { fields: { role: WRONG_ROLE } })
		}
		return ok(await enter(store, actor, response, role, headers))
	} catch (error) {
		if (!isAuthError(error, 'INVALID_EMAIL_OR_PASSWORD', 'INVALID_EMAIL')) throw error
		if (!policy.tellsWhichCredentialFailed) return refuse('wrong_credentials', WRONG_EITHER)
		return refuse('wrong_credentials', WRONG_PASSWORD, { fields: { password: WRONG_PASSWORD } })
	}
}

/** Ends the session; the cookies returned clear it from the browser. */
export async function logOut(store: Store, headers: Headers): Promise<string[]> {
	const signedOut = await store.auth.api.signOut({ headers, returnHeaders: true })
	return signedOut.headers.getSetCookie()
}

export async function changeProfile(
	store: Store,
	actor: Actor,
	input: ProfileChange,
): Promise<Result<SignedInUser>> {
	if (actor.kind !== 'user') return refuse('not_signed_in', 'Log in to change your profile.')
	await store.db
		.updateTable('users')
		.set({ name: input.name, updated_at: new Date(store.now()).toISOString() })
		.where('id', '=', actor.id)
		.execute()
	return ok({ id: actor.id, name: input.name, email: actor.email, role: actor.role })
}

/** Changes the password and ends every other session of the account. */
export async function changePassword(
	store: Store,
	actor: Actor,
	input: PasswordChange,
	requestHeaders: Headers,
): Promise<Result<WithCookies<null>>> {
	if (actor.kind !== 'user') return refuse('not_signed_in', 'Log in to change your password.')
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
		await store.db
			.updateTable('sessions')
			.set({ role: actor.role })
			.where('token', '=', response.token ?? '')
			.execute()
		return ok({ value: null, cookies: headers.getSetCookie() })
	} catch (error) {
		if (isAuthError(error, 'INVALID_PASSWORD'))
			return refuse('invalid', WRONG_PASSWORD, { fields: { currentPassword: WRONG_PASSWORD } })
		throw error
	}
}
