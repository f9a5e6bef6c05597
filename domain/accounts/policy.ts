import { type Actor, hasRole, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'

/** Admins alone see, change and suspend accounts. */
export function mayManageAccounts(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Admin')) return ok(actor)
	if (isSignedIn(actor)) return refuse('forbidden', 'Only an admin can manage users.')
	return refuse('not_signed_in', 'Log in as an admin to manage users.')
}
