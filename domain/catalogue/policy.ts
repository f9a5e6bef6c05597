import { type Actor, hasRole, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'

/** Admins alone change products and see the ledger; everybody reads the catalogue. */
export function mayManage(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Admin')) return ok(actor)
	if (isSignedIn(actor)) return fail('forbidden', message('catalogue.admins_only'))
	return fail('not_signed_in', message('catalogue.log_in_as_admin'))
}
