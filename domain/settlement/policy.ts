import { type Actor, hasRole, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'

const ADMINS_ONLY = message('payments.admins_only')

/** Admins alone record payments and refunds. */
export function mayRecord(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Admin')) return ok(actor)
	return fail(isSignedIn(actor) ? 'forbidden' : 'not_signed_in', ADMINS_ONLY)
}
