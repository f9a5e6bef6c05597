import { type Actor, hasRole, isSignedIn } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'

/** Anybody may write to the store; admins alone read, change and delete what was written. */
export function mayRead(actor: Actor): Result<void> {
	if (hasRole(actor, 'Admin')) return ok(undefined)
	if (isSignedIn(actor)) return fail('forbidden', message('feedback.admins_only'))
	return fail('not_signed_in', message('feedback.log_in_as_admin'))
}
