import { type Actor, hasRole, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'

/** Admins alone see and change the rates; what a delivery costs by them is told to everybody. */
export function canManageRates(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Admin')) return ok(actor)
	if (isSignedIn(actor)) return fail('forbidden', message('delivery.admins_only'))
	return fail('not_signed_in', message('delivery.log_in_as_admin'))
}
