import { type Actor, hasRole, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'

/** Anybody may read what is in force; admins alone add and delete rows, and read those of the past. */
export function canManageFacts(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Admin')) return ok(actor)
	if (isSignedIn(actor)) return fail('forbidden', message('facts.admins_only'))
	return fail('not_signed_in', message('facts.log_in_as_admin'))
}
