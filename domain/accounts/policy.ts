import { type Actor, hasRole, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'

/** Admins alone see, change and suspend accounts. */
export function mayManageAccounts(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Admin')) return ok(actor)
	if (isSignedIn(actor)) return refuse('forbidden', message('accounts.admins_only'))
	return refuse('not_signed_in', message('accounts.log_in_as_admin'))
}
