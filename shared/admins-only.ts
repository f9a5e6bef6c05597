import { type Actor, hasRole, isSignedIn, type SignedIn } from './actor.ts'
import type { Message } from './messages/message.ts'
import { fail, ok, type Result } from './result.ts'

/**
 * Makes a policy that allows admins alone. @param forbidden said to other accounts @param notSignedIn said to visitors;
 * the same unless given
 */
export const adminsOnly =
	(forbidden: Message, notSignedIn = forbidden) =>
	(actor: Actor): Result<SignedIn> => {
		if (hasRole(actor, 'Admin')) return ok(actor)
		return isSignedIn(actor) ? fail('forbidden', forbidden) : fail('not_signed_in', notSignedIn)
	}
