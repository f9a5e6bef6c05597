import type { Database } from '../../../db/database.ts'
import type { Actor } from '../../../shared/actor.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { rateLimited } from '../../../shared/requests/rate-limited.ts'
import { ok, type Result, refuseField } from '../../../shared/result.ts'
import type { Store } from '../../store.ts'
import { hasLinkAlone } from '../policy.ts'
import { factsOf, findOrder } from '../queries.ts'
import { orderTables } from '../tables.ts'
import { isContactOf } from './contact-rules.ts'

/** What whoever comes with a tracking link may bring. */
export interface ByLink {
	/** The secret of the tracking link. */
	key?: string | undefined
	/** The phone number or email address of the order. */
	contact?: string | undefined
}

const ASK = message('orders.contact_required')
const WRONG = message('orders.contact_wrong')

/**
 * Asks for the phone number or email address of an order whoever knows but its tracking link; nobody else.
 * A link is passed on and remembered by browsers: it shows an order, but is not enough to change it.
 * @returns invalid where it is missing or wrong; rate_limited after too many tries with this order
 */
export async function verifyContact(
	store: Store,
	actor: Actor,
	id: string,
	{ key, contact }: ByLink,
): Promise<Result<void>> {
	if (key === undefined) return ok(undefined)
	const order = await findOrder(store.db, id)
	if (!order || !hasLinkAlone(actor, factsOf(order), key)) return ok(undefined)
	if (!contact) return refuseField('contact', ASK)
	const { points, windowSeconds } = store.policy.contactTries
	const windowMs = windowSeconds * 1000
	// Counted before it is compared, so that tries at the same moment count as well.
	const { tries, since } = await countTry(store.db, order.id, store.now(), windowMs)
	if (tries > points) {
		const seconds = Math.max(1, Math.ceil((since + windowMs - store.now()) / 1000))
		return { ok: false, problem: rateLimited(message('orders.too_many_tries'), seconds) }
	}
	if (!isContactOf({ contactNumber: order.contact_number, email: order.email }, contact))
		return refuseField('contact', WRONG)
	await orderTables(store.db)
		.deleteFrom('order_contact_tries')
		.where('order_id', '=', order.id)
		.execute()
	return ok(undefined)
}

/** One more try; those of a window that has passed are forgotten. */
async function countTry(db: Database, id: OrderId, at: number, windowMs: number) {
	const counted = await orderTables(db)
		.insertInto('order_contact_tries')
		.values({ order_id: id, tries: 1, since: at })
		.onConflict((conflict) =>
			conflict.column('order_id').doUpdateSet((eb) => {
				const isOver = eb('order_contact_tries.since', '<=', at - windowMs)
				return {
					tries: eb
						.case()
						.when(isOver)
						.then(1)
						.else(eb('order_contact_tries.tries', '+', 1))
						.end(),
					since: eb
						.case()
						.when(isOver)
						.then(eb.val(at))
						.else(eb.ref('order_contact_tries.since'))
						.end(),
				}
			}),
		)
		.returning(['tries', 'since'])
		.executeTakeFirstOrThrow()
	return { tries: Number(counted.tries), since: Number(counted.since) }
}
