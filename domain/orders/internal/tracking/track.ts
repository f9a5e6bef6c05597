import { inTransaction } from '../../../../db/transaction.ts'
import type { Actor } from '../../../../shared/actor.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { rateLimited } from '../../../../shared/requests/rate-limited.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { lockOrder } from '../../order-rows.ts'
import { type OrderColumns, sendByOf } from '../../queries.ts'
import { orderTables } from '../../tables.ts'
import type { TrackedOrder, TrackingRequest } from '../../tracking/track-schema.ts'
import { isUnconfirmed } from '../confirming/confirming-rules.ts'
import { isPhoneOf, orderNumberOf } from './contact-rules.ts'
import { countNumberTry } from './contact-tries.ts'
import { linkChannel, sendLink } from './link-channels.ts'
import { countLink } from './links-sent.ts'

/** The number of an order with its phone number, and the network address of the caller. */
export interface Tracking extends TrackingRequest {
	address: string
}

/** One refusal for both, so that it does not tell which orders there are. */
const NO_SUCH_ORDER = fail('not_found', message('orders.not_tracked'))

/** The order with this number and phone number. @returns not_found where either is wrong; rate_limited after too many tries */
async function orderTracked(
	ctx: AppContext,
	{ id: typed, contactNumber, address }: Tracking,
): Promise<Result<OrderColumns>> {
	const id = orderNumberOf(typed)
	// Counted before it is compared, so that tries at the same moment count as well.
	const counted = await countNumberTry(ctx, id, address)
	if (counted.waitSeconds > 0) {
		const problem = rateLimited(message('orders.too_many_numbers'), counted.waitSeconds)
		return { ok: false, problem }
	}
	const order = await orderTables(ctx.db)
		.selectFrom('orders')
		.selectAll()
		.where('id', '=', (id ?? '') as OrderId)
		.executeTakeFirst()
	if (!order || !isPhoneOf(order.contact_number, contactNumber)) return NO_SUCH_ORDER
	await counted.succeed()
	return ok(order)
}

/**
 * Loads how far an order is, for a caller who has its number and its phone number. Both stand on the label of a parcel,
 * so nothing else of the order is told.
 * @returns as `orderTracked`
 */
export async function trackOrder(
	ctx: AppContext,
	_actor: Actor,
	asked: Tracking,
): Promise<Result<TrackedOrder>> {
	const found = await orderTracked(ctx, asked)
	if (!found.ok) return found
	const order = found.value
	const events = await orderTables(ctx.db)
		.selectFrom('order_events')
		.select(['status', 'created_at'])
		.where('order_id', '=', order.id)
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	return ok({
		id: order.id,
		status: order.status,
		fulfilment: order.fulfilment,
		awaits: isUnconfirmed(order) ? 'confirmation' : order.status === 'unpaid' ? 'payment' : null,
		sendBy: sendByOf(order, ctx.now()),
		history: events.map(({ status, created_at }) => ({
			status,
			at: new Date(created_at).toISOString(),
		})),
		linkBy: await linkChannel(ctx, ctx.db, order),
		createdAt: new Date(order.created_at).toISOString(),
	})
}

/**
 * Sends the link to an order to its mail address, or to its phone where the shop sends links as text messages.
 * @returns as `orderTracked`; conflict where none reaches its buyer; rate_limited after three in an hour
 */
export async function sendOrderLink(
	ctx: AppContext,
	_actor: Actor,
	asked: Tracking,
): Promise<Result<void>> {
	const found = await orderTracked(ctx, asked)
	if (!found.ok) return found
	return inTransaction(ctx.db, async (tx) => {
		const order = await lockOrder(tx, found.value.id)
		if (!order || !(await linkChannel(ctx, tx, order)))
			return fail('conflict', message('orders.no_link_reaches'))
		const at = ctx.now()
		const waitSeconds = await countLink(tx, order.id, at)
		if (waitSeconds > 0)
			return { ok: false, problem: rateLimited(message('orders.link_just_sent'), waitSeconds) }
		await sendLink(ctx, tx, order, at)
		return ok(undefined)
	})
}
