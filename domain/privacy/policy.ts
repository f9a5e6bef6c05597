import { type Actor, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'

export const LOG_IN = message('privacy.log_in')

/** The owner of the data a caller may act on: the caller alone. */
export const ownerOf = (actor: Actor): Result<SignedIn> =>
	isSignedIn(actor) ? ok(actor) : fail('not_signed_in', LOG_IN)
