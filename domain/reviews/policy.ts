import { type Actor, hasRole, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { adminsOnly } from '../../shared/admins-only.ts'
import type { UserId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { ReviewState } from './rules.ts'

/** Admins alone hide reviews and show them again. */
export const mayModerate = adminsOnly(
	message('reviews.admins_only'),
	message('reviews.log_in_as_admin'),
)

/** Admins read all reviews, and installers those of themselves. */
export function mayRead(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Admin') || hasRole(actor, 'Installer')) return ok(actor as SignedIn)
	return fail(isSignedIn(actor) ? 'forbidden' : 'not_signed_in', message('reviews.staff_only'))
}

/** The side on which a reader of this review answers it; null for one who does not see it. */
export function sideOf(
	actor: SignedIn,
	review: { installer_id: UserId | null; state: ReviewState },
): 'shop' | 'installer' | null {
	if (hasRole(actor, 'Admin')) return 'shop'
	return review.installer_id === actor.id && review.state === 'shown' ? 'installer' : null
}
