import { type Actor, hasRole, isSignedIn } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'

/** Admins alone read what the store sells and has in stock. */
export function mayReport(actor: Actor): Result<void> {
	if (hasRole(actor, 'Admin')) return ok(undefined)
	if (isSignedIn(actor)) return fail('forbidden', message('reports.admins_only'))
	return fail('not_signed_in', message('reports.log_in_as_admin'))
}
