import { type Actor, hasRole, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'

/** Admins alone see when and where the store was copied. */
export function maySeeBackups(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Admin')) return ok(actor)
	if (isSignedIn(actor)) return fail('forbidden', message('backups.admins_only'))
	return fail('not_signed_in', message('backups.log_in_as_admin'))
}
