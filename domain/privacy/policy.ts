import { type Actor, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'

export const LOG_IN = message('privacy.log_in')

/** Everybody has a say over their own data, and over nobody else's. */
export const ownerOf = (actor: Actor): Result<SignedIn> =>
	isSignedIn(actor) ? ok(actor) : fail('not_signed_in', LOG_IN)
