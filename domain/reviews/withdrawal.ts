import type { Actor } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import type { ByLink } from '../orders/tracking/contact.ts'
import { askNoMore, changeReviews } from './commands.ts'
import { removeReviews } from './deletion.ts'
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
	return changeReviews(ctx, actor, id, link, async (tx, order) => {
		const rows = await reviewTables(tx)
			.selectFrom('reviews')
			.selectAll()
			.where('order_id', '=', order.id)
			.where((eb) =>
				productId === undefined
					? eb('installer_id', 'is not', null)
					: eb('product_id', '=', productId as never),
			)
			.execute()
		if (rows.length === 0) return fail('conflict', message('reviews.none_to_withdraw'))
		await removeReviews(tx, rows, ctx.now())
		await askNoMore(tx, order.id, ctx.now())
		return ok(undefined)
	})
}
