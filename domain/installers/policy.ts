import { type Actor, hasRole, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'

/** An installer has a profile, and it is theirs alone. */
export function mayHaveProfile(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Installer')) return ok(actor)
	if (isSignedIn(actor)) return refuse('forbidden', 'Only an installer has this profile.')
	return refuse('not_signed_in', 'Log in as an installer to see your profile.')
}

/** A buyer may ask to become an installer. */
export function mayApply(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Buyer')) return ok(actor)
	if (isSignedIn(actor)) return refuse('forbidden', 'Only a buyer can apply to be an installer.')
	return refuse('not_signed_in', 'Log in to apply to be an installer.')
}

/** Admins alone see all installers and decide who becomes one. */
export function mayManageInstallers(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Admin')) return ok(actor)
	if (isSignedIn(actor)) return refuse('forbidden', 'Only an admin can manage installers.')
	return refuse('not_signed_in', 'Log in as an admin to manage installers.')
}
