import { type Actor, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'

export const LOG_IN = message('list_views.log_in')
export const NOT_FOUND = message('list_views.not_found')

/** The owner of the views a caller works with: the caller alone. */
export const ownerOf = (actor: Actor): Result<SignedIn> =>
	isSignedIn(actor) ? ok(actor) : fail('not_signed_in', LOG_IN)
