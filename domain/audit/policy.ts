import { type Actor, hasRole, isSignedIn } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'

/** Admins alone read who changed what. */
export function mayAudit(actor: Actor): Result<void> {
	if (hasRole(actor, 'Admin')) return ok(undefined)
	if (isSignedIn(actor)) return fail('forbidden', message('audit.admins_only'))
	return fail('not_signed_in', message('audit.log_in_as_admin'))
}
