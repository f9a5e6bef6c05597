import { type Actor, hasRole, isSignedIn } from '../../shared/actor.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'

/** Anybody may write to the store; admins alone read, change and delete what was written. */
export function mayRead(actor: Actor): Result<void> {
	if (hasRole(actor, 'Admin')) return ok(undefined)
	if (isSignedIn(actor)) return refuse('forbidden', 'Only an admin can read feedback.')
	return refuse('not_signed_in', 'Log in as an admin to read feedback.')
}
