import { type Actor, hasRole, isSignedIn } from '../../../../shared/actor.ts'
import { type Day, dayAt, daysAfter } from '../../../../shared/calendar.ts'
import type { CartId, UserId } from '../../../../shared/ids.ts'

/** The owner of a quotation. */
interface Owned {
	user_id: UserId | null
	cart_id: CartId | null
	secret: string
}

/** Whether it was issued for the caller: for their account, or for the cart of a visitor. */
export const isOwn = (actor: Actor, { user_id, cart_id }: Owned): boolean =>
	isSignedIn(actor) ? user_id === actor.id : cart_id !== null && cart_id === actor.cartId

/** Allows its recipient, any holder of its secret, and admins. */
export const maySeeQuotation = (actor: Actor, owned: Owned, key: string | undefined): boolean =>
	hasRole(actor, 'Admin') || isOwn(actor, owned) || key === owned.secret

/**
 * The last day on which a quotation is valid: a price that holds already holds no longer by it.
 * @param at epoch milliseconds: when it is issued @param holdsUntil the last day of the price that it is of
 */
export function lastDayOf(at: number, days: number, holdsUntil?: Day): Day {
	const last = daysAfter(dayAt(at), days)
	return holdsUntil !== undefined && holdsUntil < last ? holdsUntil : last
}

/** Whether its last day is over. @param now epoch milliseconds */
export const isExpired = (validUntil: Day, now: number): boolean => dayAt(now) > validUntil
