import { type Actor, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { adminsOnly } from '../../shared/admins-only.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'

export const LOG_IN = message('stock_alerts.log_in')

/** The owner of the alerts a caller works with: the caller alone. */
export const ownerOf = (actor: Actor): Result<SignedIn> =>
	isSignedIn(actor) ? ok(actor) : fail('not_signed_in', LOG_IN)

/** Admins alone see how many people wait for each product. */
export const maySeeCounts = adminsOnly(
	message('stock_alerts.admins_only'),
	message('stock_alerts.log_in_as_admin'),
)
