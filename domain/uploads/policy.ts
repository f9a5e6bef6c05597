import { type Actor, hasRole, isSignedIn } from '../shared/actor.ts'
import { ok, type Result, refuse } from '../shared/result.ts'

/** Admins alone put pictures into the store. */
export function mayUpload(actor: Actor): Result<void> {
	if (hasRole(actor, 'Admin')) return ok(undefined)
	if (isSignedIn(actor)) return refuse('forbidden', 'Only an admin can upload pictures.')
	return refuse('not_signed_in', 'Log in as an admin to upload pictures.')
}
