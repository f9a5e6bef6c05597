import type { Actor } from '../../../shared/actor.ts'
import { message } from '../../../shared/messages/message.ts'
import { rateLimited } from '../../../shared/requests/rate-limited.ts'
import { failField, ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { isContactOf } from '../internal/tracking/contact-rules.ts'
import { countTry } from '../internal/tracking/contact-tries.ts'
import { hasLinkAlone } from '../policy.ts'
import { factsOf, findOrder } from '../queries.ts'

/** The proof that a request with a tracking link may bring. */
export interface ByLink {
	/** The secret of the tracking link. */
	key?: string | undefined
	/** The phone number or email address of the order. */
	contact?: string | undefined
	/** The caller's, as `networkOf` has it. */
	network?: string | undefined
}

const ASK = message('orders.contact_required')
const WRONG = message('orders.contact_wrong')

/**
 * Asks a caller with only the tracking link for the phone number or email address of the order; nobody else. A link is
 * passed on and remembered by browsers: it shows an order, but is not enough to change it.
 * @returns invalid where it is missing or wrong; rate_limited after too many tries with this order from the caller's
 * network, or from all networks not known to be the buyer's
 */
export async function verifyContact(
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ key, contact, network = '' }: ByLink,
): Promise<Result<void>> {
	if (key === undefined) return ok(undefined)
	const order = await findOrder(ctx.db, id)
	if (!order || !hasLinkAlone(actor, factsOf(order), key)) return ok(undefined)
	if (!contact) return failField('contact', ASK)
	// Counted before it is compared, so that tries at the same moment count as well.
	const counted = await countTry(ctx, order.id, network)
	if (counted.waitSeconds > 0) {
		const problem = rateLimited(message('orders.too_many_tries'), counted.waitSeconds)
		return { ok: false, problem }
	}
	if (!isContactOf({ contactNumber: order.contact_number, email: order.email }, contact))
		return failField('contact', WRONG)
	await counted.succeed()
	return ok(undefined)
}
