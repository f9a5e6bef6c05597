import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Actor, SignedIn } from '../../shared/actor.ts'
import type { UserId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, failField, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { audit } from '../audit/commands.ts'
import { auditFailedLogin } from '../audit/failed-logins.ts'
import { difference } from '../audit/rules.ts'
import { withdrawChanges } from './internal/addresses/address-links.ts'
import { toLibrary } from './internal/addresses/library-address.ts'
import { BY_ITS_SESSION } from './internal/login/attempt-counts.ts'
import { beginAttempt } from './internal/login/attempts.ts'
import { isAuthError } from './internal/login/auth-errors.ts'
import { forgetOtherDevices } from './internal/login/devices.ts'
import { busy, type LoginSource } from './internal/login/log-in.ts'
import { isLong } from './internal/passwords/password-rules.ts'
import { weakPassword } from './internal/passwords/set-password.ts'
import { admit } from './internal/sessions/admit.ts'
import { browserIn, type Entered, enter, type WithCookies } from './internal/sessions/enter.ts'
import { HashingBusy } from './passwords/hashing.ts'
import type { PasswordChange, ProfileChange, SignedInUser, SignUp } from './schema.ts'
import { sessionsChanged } from './sessions/session-watch.ts'
import { accountTables } from './tables.ts'

const EMAIL_TAKEN = message('accounts.email_taken')
const WRONG_PASSWORD = message('accounts.wrong_password')

const isTaken = async ({ db }: AppContext, email: string): Promise<boolean> =>
	!!(await accountTables(db)
		.selectFrom('users')
		.select('id')
		.where('email', '=', email)
		.executeTakeFirst())

/** Notes whether the password just set will do for an installer or admin too. */
async function notePassword({ db, policy }: AppContext, userId: string, password: string) {
	await accountTables(db)
		.updateTable('credentials')
		.set({ long_password: isLong(password, policy.passwords) ? 1 : 0 })
		.where('user_id', '=', userId as UserId)
		.execute()
}

/** Makes an account and signs it in with the role the store's policy gives. */
export async function signUp(
	ctx: AppContext,
	actor: Actor,
	input: SignUp,
	userAgent: string | null = null,
): Promise<Entered> {
	const role = ctx.policy.roleAtSignUp(input.role)
	const weak = await weakPassword(ctx, input.password, input)
	if (weak) return weak
	try {
		// The library hashes in its transaction: the hash is there before that begins.
		const { response, headers } = await ctx.hasher.prepared(input.password, () =>
			ctx.auth.api.signUpEmail({
				body: { email: toLibrary(input.email), name: input.name, password: input.password, role },
				headers: browserIn(userAgent),
				returnHeaders: true,
			}),
		)
		await notePassword(ctx, response.user.id, input.password)
		return await enter(ctx, actor, response, () => role, headers)
	} catch (error) {
		const taken = [
			'USER_ALREADY_EXISTS',
			'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
			'FAILED_TO_CREATE_USER',
		]
		if (error instanceof HashingBusy) return busy()
		// The library takes any failure to save an account for this one.
		if (isAuthError(error, ...taken) && (await isTaken(ctx, input.email)))
			return fail('email_taken', EMAIL_TAKEN, { fields: { email: EMAIL_TAKEN } })
		throw error
	}
}

/** Ends the session; the cookies returned clear it from the browser. */
export async function logOut(ctx: AppContext, headers: Headers): Promise<string[]> {
	const signedOut = await ctx.auth.api.signOut({ headers, returnHeaders: true })
	sessionsChanged()
	return signedOut.headers.getSetCookie()
}

const about = ({ id, name }: SignedIn) => ({
	kind: 'user' as const,
	subjectId: id,
	subject: name,
})

export async function changeProfile(
	ctx: AppContext,
	actor: Actor,
	input: ProfileChange,
): Promise<Result<SignedInUser>> {
	if (actor.kind !== 'user') return fail('not_signed_in', message('accounts.log_in_for_profile'))
	const at = ctx.now()
	await inTransaction(ctx.db, async (tx) => {
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
	ctx: AppContext,
	actor: Actor,
	input: PasswordChange,
	{
		headers: requestHeaders,
		network,
		device,
	}: { headers: Headers } & Omit<LoginSource, 'userAgent'>,
): Promise<Result<WithCookies<null>>> {
	if (actor.kind !== 'user') return fail('not_signed_in', message('accounts.log_in_for_password'))
	const weak = await weakPassword(ctx, input.password, actor)
	if (weak) return weak
	const attempt = await beginAttempt(ctx, { email: actor.email, device: BY_ITS_SESSION })
	if (!attempt.ok) return attempt
	try {
		const { response, headers } = await ctx.auth.api.changePassword({
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
		await forgetOtherDevices(ctx, device, actor.id)
		const session = { id: actor.id, token: response.token }
		const admitted = await admit(ctx, session, (accountRole) =>
			ctx.policy.roleAtLogin(accountRole, actor.role),
		)
		if (!admitted.ok) return admitted
		await notePassword(ctx, actor.id, input.password)
		await inTransaction(ctx.db, async (tx) => {
			const at = ctx.now()
			// A pending change of address may be from the very person that the new password is to keep out.
			await withdrawChanges(tx, actor.id, at)
			await audit(tx, actor, at, [{ ...about(actor), action: 'changed the password of' }])
		})
		return ok({ value: null, cookies: headers.getSetCookie() })
	} catch (error) {
		if (error instanceof HashingBusy) {
			await attempt.value.withdraw()
			return busy()
		}
		if (!isAuthError(error, 'INVALID_PASSWORD')) throw error
		await auditFailedLogin(ctx, actor, network)
		return failField('currentPassword', WRONG_PASSWORD)
	}
}

/** Locks an account until the transaction ends, for work that only one transaction at a time may do for it. */
export async function lockAccount(tx: Tx, id: UserId): Promise<void> {
	await accountTables(tx)
		.updateTable('users')
		.set((eb) => ({ name: eb.ref('name') }))
		.where('id', '=', id)
		.execute()
}
