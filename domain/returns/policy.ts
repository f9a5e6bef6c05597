import { type Actor, hasRole, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { OrderFacts } from '../orders/policy.ts'
import type { OrderStatus } from '../orders/schema.ts'
import { isApproved } from '../orders/transitions/status-rules.ts'
import { next } from '../orders/transitions/transitions.ts'

/** Admins alone answer a buyer, and receive returns. */
export function mayAnswer(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Admin')) return ok(actor)
	return fail(isSignedIn(actor) ? 'forbidden' : 'not_signed_in', message('returns.admins_only'))
}

/** Whether goods of an order have been sent or installed, so that they can be returned. */
export const hasLeft = (status: OrderStatus): boolean =>
	status === 'dispatched' || status === 'delivered' || status === 'installed'

/** Whether an order can be cancelled by the shop alone: it is paid for and an installer has taken it on. */
export const isForShopToCancel = ({ status, hasMoney }: OrderFacts): boolean =>
	hasMoney && isApproved(status) && next(status, 'cancel') !== null
