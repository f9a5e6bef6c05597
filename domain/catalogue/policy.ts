import { type Actor, hasRole, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'

/** Admins alone change products and see the ledger; everybody reads the catalogue. */
export function mayManage(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Admin')) return ok(actor)
	if (isSignedIn(actor)) return refuse('forbidden', 'Only an admin can manage products.')
	return refuse('not_signed_in', 'Log in as an admin to manage products.')
}
