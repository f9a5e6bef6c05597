import { type Actor, hasRole, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'

/** Admins alone read what the store has written, and have it sent again. */
export function maySeeMails(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Admin')) return ok(actor)
	if (isSignedIn(actor)) return refuse('forbidden', message('mail.admins_only'))
	return refuse('not_signed_in', message('mail.log_in_as_admin'))
}

/** Whoever has an account chooses what mail it gets. */
export const mayChoose = (actor: Actor): Result<SignedIn> =>
	isSignedIn(actor) ? ok(actor) : refuse('not_signed_in', message('mail.log_in_to_choose'))
