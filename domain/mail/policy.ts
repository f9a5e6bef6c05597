import { type Actor, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { adminsOnly } from '../../shared/admins-only.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'

/** Admins alone read the store's mails, and have them sent again. */
export const maySeeMails = adminsOnly(message('mail.admins_only'), message('mail.log_in_as_admin'))

/** Every account chooses its mail. */
export const mayChoose = (actor: Actor): Result<SignedIn> =>
	isSignedIn(actor) ? ok(actor) : fail('not_signed_in', message('mail.log_in_to_choose'))
