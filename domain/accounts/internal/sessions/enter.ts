import { inTransaction } from '../../../../db/transaction.ts'
import type { Actor, Role } from '../../../../shared/actor.ts'
import type { UserId } from '../../../../shared/ids.ts'
import { ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { mergeCart } from '../../../cart/merging.ts'
import { moveDraft } from '../../../checkout/commands.ts'
import type { Session } from '../../schema.ts'
import { admit } from './admit.ts'

/** The cookies that a command sets in the browser. */
export interface WithCookies<T> {
	value: T
	cookies: string[]
}

export type Entered = Result<WithCookies<Session>>

/**
 * Gives a session that has just been made its role, and its user the contents of the cart filled before: its products,
 * its checkout details and its quotations.
 */
export async function enter(
	ctx: AppContext,
	actor: Actor,
	entered: { token: string | null; user: { id: string; name: string; email: string } },
	roleFor: (account: Role) => Role | null,
	headers: Headers,
): Promise<Entered> {
	const { id, name, email } = entered.user
	const admitted = await admit(ctx, { id, token: entered.token }, roleFor)
	if (!admitted.ok) return admitted
	const { cartId } = actor
	if (cartId) {
		await inTransaction(ctx.db, async (tx) => {
			for (const follower of ctx.followers.accounts)
				await follower.loggedIn?.(tx, id as UserId, cartId)
		})
		await mergeCart(ctx, cartId, id as UserId, moveDraft)
	}
	const { role, hasTwoFactor } = admitted.value
	const user = { id, name, email, role }
	const lacksIt = ctx.policy.requiresTwoFactor(role) && !hasTwoFactor
	const value = { user, twoFactorRequired: lacksIt ? (true as const) : undefined }
	return ok({ value, cookies: headers.getSetCookie() })
}

/** The browser of the session, as the library stores it. */
export const browserIn = (userAgent: string | null) =>
	new Headers(userAgent ? { 'user-agent': userAgent.slice(0, 400) } : {})
