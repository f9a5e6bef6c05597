import type { Actor } from '../../../shared/actor.ts'
import type { Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import type { PlacedOrderWithMessages } from '../internal/placing/placed-order.ts'
import { mayOrderForBuyer } from '../policy.ts'
import type { OrderForBuyer } from '../schema.ts'
import { placeOrder } from './place.ts'

/**
 * Places an order for a buyer who has called: as if they had placed it without an account, but by an admin, who is kept
 * in its history and the audit log. Neither the admin's network nor their device are counted as the buyer's.
 * @returns as `placeOrder`; not_signed_in or forbidden for all but admins
 */
export function placeOrderForBuyer(
	ctx: AppContext,
	actor: Actor,
	key: string,
	input: OrderForBuyer,
): Promise<Result<PlacedOrderWithMessages>> {
	const allowed = mayOrderForBuyer(actor)
	if (!allowed.ok) return Promise.resolve(allowed)
	const buyer = { kind: 'visitor', cartId: null } as const
	return placeOrder(ctx, buyer, { key, address: null, device: null, by: allowed.value }, input)
}
