import type { Actor, Role } from '../../../../shared/actor.ts'
import { message } from '../../../../shared/messages/message.ts'
import type { networksOf } from '../../../../shared/requests/network.ts'
import { fail, failField, ok } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { auditFailedLogin } from '../../../audit/failed-logins.ts'
import { challengeAlone } from '../../auth.ts'
import { HashingBusy } from '../../passwords/hashing.ts'
import type { LogIn } from '../../schema.ts'
import { accountTables } from '../../tables.ts'
import { toLibrary } from '../addresses/library-address.ts'
import { browserIn, type Entered, enter } from '../sessions/enter.ts'
import { beginAttempt } from './attempts.ts'
import { isAuthError } from './auth-errors.ts'

const NO_SUCH_USER = message('accounts.no_such_user')
const WRONG_PASSWORD = message('accounts.wrong_password')
const CHOOSE_ROLE = message('accounts.choose_role')
const WRONG_EITHER = message('accounts.wrong_credentials')

/** Where a login comes from. */
export interface LoginSource {
	userAgent: string | null
	/** The caller's network, as `networkOf` has it. */
	network: string
	/** The secret of a device that has logged in to this account before; null for any other. */
	device: string | null
}

interface Networks {
	/** The caller's networks, the narrowest first. */
	networks: ReturnType<typeof networksOf>
}

const BUSY = message('accounts.login_busy')
/** The refusal where more want a password judged than the process has time for. */
export const busy = () => fail('unavailable', BUSY, { retryAfterSeconds: 5 })

/**
 * Signs in, or asks for a code where the account has an app for it. The store's policy decides the text of a refusal
 * and the role of the session.
 */
export async function logIn(
	ctx: AppContext,
	actor: Actor,
	input: LogIn,
	{ userAgent, networks, device }: Omit<LoginSource, 'network'> & Networks,
): Promise<Entered> {
	const [{ network }] = networks
	const { policy } = ctx
	if (policy.asksRoleAtLogin && !input.role) return failField('role', CHOOSE_ROLE)
	const attempt = await beginAttempt(ctx, { email: input.email, networks, device })
	if (!attempt.ok) return attempt
	const account = await accountTables(ctx.db)
		.selectFrom('users')
		.select(['id', 'name', 'email'])
		.where('email', '=', input.email)
		.executeTakeFirst()
	if (!account && policy.tellsWhichCredentialFailed) {
		await auditFailedLogin(ctx, null, network)
		return fail('wrong_credentials', NO_SUCH_USER, { fields: { email: NO_SUCH_USER } })
	}
	try {
		const { response, headers } = await ctx.auth.api.signInEmail({
			body: { email: toLibrary(input.email), password: input.password },
			headers: browserIn(userAgent),
			returnHeaders: true,
		})
		await attempt.value.succeed()
		if ('twoFactorRedirect' in response)
			return ok({
				value: { user: null, codeNeeded: true },
				cookies: await challengeAlone(ctx.auth, headers.getSetCookie()),
			})
		const roleFor = (accountRole: Role) => policy.roleAtLogin(accountRole, input.role)
		const entered = { ...response, user: { ...response.user, email: input.email } }
		return await enter(ctx, actor, entered, roleFor, headers)
	} catch (error) {
		if (error instanceof HashingBusy) {
			await attempt.value.withdraw()
			return busy()
		}
		if (!isAuthError(error, 'INVALID_EMAIL_OR_PASSWORD', 'INVALID_EMAIL')) throw error
		await auditFailedLogin(ctx, account ?? null, network)
		if (!policy.tellsWhichCredentialFailed) return fail('wrong_credentials', WRONG_EITHER)
		return fail('wrong_credentials', WRONG_PASSWORD, { fields: { password: WRONG_PASSWORD } })
	}
}
