import { type Actor, hasRole, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { adminsOnly } from '../../shared/admins-only.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'

/** An installer has a profile, and it is theirs alone. */
export function mayHaveProfile(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Installer')) return ok(actor)
	if (isSignedIn(actor)) return fail('forbidden', message('installers.profile_installers_only'))
	return fail('not_signed_in', message('installers.profile_log_in'))
}

/** A buyer may ask to become an installer. */
export function mayApply(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Buyer')) return ok(actor)
	if (isSignedIn(actor)) return fail('forbidden', message('installers.apply_buyers_only'))
	return fail('not_signed_in', message('installers.apply_log_in'))
}

/** Admins alone see all installers and decide who becomes one. */
export const canManageInstallers = adminsOnly(
	message('installers.admins_only'),
	message('installers.log_in_as_admin'),
)
