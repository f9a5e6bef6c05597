import { type Actor, hasRole, isSignedIn } from '../../shared/actor.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'

/** Admins alone read what the store takes in and holds. */
export function mayReport(actor: Actor): Result<void> {
	if (hasRole(actor, 'Admin')) return ok(undefined)
	if (isSignedIn(actor)) return refuse('forbidden', 'Only an admin can read the reports.')
	return refuse('not_signed_in', 'Log in as an admin to read the reports.')
}
