import { type Actor, hasRole, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'

/** Admins alone read what the store has written, and have it sent again. */
export function maySeeMails(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Admin')) return ok(actor)
	if (isSignedIn(actor)) return fail('forbidden', message('mail.admins_only'))
	return fail('not_signed_in', message('mail.log_in_as_admin'))
}

/** Whoever has an account chooses what mail it gets. */
export const mayChoose = (actor: Actor): Result<SignedIn> =>
	isSignedIn(actor) ? ok(actor) : fail('not_signed_in', message('mail.log_in_to_choose'))
