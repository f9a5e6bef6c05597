import { type Actor, hasRole, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'

/** Admins alone see and change the settings; what of them is public is in `GET /store`. */
export function canManageSettings(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Admin')) return ok(actor)
	if (isSignedIn(actor)) return fail('forbidden', message('settings.admins_only'))
	return fail('not_signed_in', message('settings.log_in_as_admin'))
}
