import { type Actor, hasRole, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'

/** Admins alone open claims and say how far they are. */
export function mayHandleClaims(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Admin')) return ok(actor)
	return fail(isSignedIn(actor) ? 'forbidden' : 'not_signed_in', message('claims.admins_only'))
}
