import { transact } from '../../db/transaction.ts'
import type { Actor } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { type ByLink, verifyContact } from '../orders/tracking/contact.ts'
import { lockedForBuyer } from './commands.ts'
import { removeReviews } from './deletion.ts'
import { listOrderReviews } from './order-reviews.ts'
import type { OrderReviews, Withdrawal } from './schema.ts'
import { reviewTables } from './tables.ts'

/**
 * Deletes what the buyer of an order said of one of its products, or of its installer, with the answers; no mail asks
 * for another.
 * @returns not_found; conflict where there is none; as `verifyContact`
 */
export async function withdrawReview(
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ productId, ...link }: Withdrawal & ByLink,
): Promise<Result<OrderReviews>> {
	const verified = await verifyContact(ctx, actor, id, link)
	if (!verified.ok) return verified
	const withdrawn = await transact(ctx.db, async (tx) => {
		const order = await lockedForBuyer(tx, actor, id, link.key)
		if (!order.ok) return order
		const rows = await reviewTables(tx)
			.selectFrom('reviews')
			.selectAll()
			.where('order_id', '=', order.value.id)
			.where((eb) =>
				productId === undefined
					? eb('installer_id', 'is not', null)
					: eb('product_id', '=', productId as never),
			)
			.execute()
		if (rows.length === 0) return fail('conflict', message('reviews.none_to_withdraw'))
		await removeReviews(tx, rows, ctx.now())
		await reviewTables(tx)
			.insertInto('review_requests')
			.values({ order_id: order.value.id, state: 'refused', created_at: ctx.now() })
			.onConflict((conflict) => conflict.doNothing())
			.execute()
		return ok(undefined)
	})
	if (!withdrawn.ok) return withdrawn
	await ctx.catalogue.refresh()
	return listOrderReviews(ctx, actor, id, link.key)
}
