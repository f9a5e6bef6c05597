import { type Actor, hasRole, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'

/** Admins alone see the codes there are; who has one may use it. */
export function canManageCodes(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Admin')) return ok(actor)
	if (isSignedIn(actor)) return refuse('forbidden', message('codes.admins_only'))
	return refuse('not_signed_in', message('codes.log_in_as_admin'))
}
