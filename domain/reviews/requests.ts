import { chunks } from '../../db/chunks.ts'
import { inTransaction } from '../../db/transaction.ts'
import { DAY_MS } from '../../shared/durations.ts'
import type { OrderId } from '../../shared/ids.ts'
import type { AppContext } from '../app-context.ts'
import type { JobKind } from '../jobs/runner.ts'
import { type NewMail, sendMail } from '../mail/commands.ts'
import { finishedBetween } from '../orders/listing/finished-orders.ts'
import { mailToBuyer } from '../orders/mails/buyer.ts'
import { findOrder } from '../orders/queries.ts'
import { REQUEST_AFTER_MS, REQUEST_UNTIL_MS } from './limits.ts'
import { reviewTables } from './tables.ts'

/** Asks the buyers of finished orders for a review, once. */
export const reviewRequests: JobKind = {
	name: 'review-requests',
	intervalMs: DAY_MS,
	isNeeded: ({ policy }) => policy.sendsMail,
	run: askForReviews,
}

async function askForReviews(ctx: AppContext): Promise<void> {
	const at = ctx.now()
	const finished = await finishedBetween(ctx.db, at - REQUEST_UNTIL_MS, at - REQUEST_AFTER_MS)
	for (const chunk of chunks(finished.toSorted())) await askSome(ctx, chunk, at)
}

const askSome = (ctx: AppContext, orders: readonly OrderId[], at: number): Promise<void> =>
	inTransaction(ctx.db, async (tx) => {
		const tables = reviewTables(tx)
		const reviewed = await tables
			.selectFrom('reviews')
			.select('order_id')
			.where('order_id', 'in', orders)
			.execute()
		const done = new Set(reviewed.map(({ order_id }) => order_id))
		const asked = await tables
			.insertInto('review_requests')
			.values(orders.map((order_id) => ({ order_id, state: 'asked' as const, created_at: at })))
			.onConflict((conflict) => conflict.doNothing())
			.returning('order_id')
			.execute()
		const mails: NewMail[] = []
		for (const { order_id: id } of asked) {
			const order = done.has(id) ? undefined : await findOrder(tx, id)
			const buyer = order && (await mailToBuyer(tx, order))
			if (!buyer) continue
			const { to, accountId, way } = buyer
			mails.push({
				event: `review of order ${id}`,
				template: 'review-request',
				to,
				accountId,
				data: { ...way, fulfilment: order.fulfilment },
			})
		}
		await sendMail(ctx, tx, mails)
	})
