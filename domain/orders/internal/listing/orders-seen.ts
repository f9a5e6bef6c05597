import type { Actor } from '../../../../shared/actor.ts'
import { ok } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedTransaction } from '../../../authorized-transaction.ts'
import { lastOrderNotificationAt } from '../../../notifications/queries.ts'
import { maySeeNew } from '../../policy.ts'
import { orderTables } from '../../tables.ts'

/**
 * Notes that an installer has opened the list of orders.
 * @returns whether the installer was notified of orders since the list was opened last
 */
export const markOrdersSeen = (ctx: AppContext, actor: Actor) =>
	authorizedTransaction(maySeeNew(actor), ctx, async ({ tx, who }) => {
		const notifiedAt = await lastOrderNotificationAt(tx, who)
		const mark = await orderTables(tx)
			.selectFrom('orders_seen')
			.select('seen_at')
			.where('user_id', '=', who.id)
			.executeTakeFirst()
		const arrived = notifiedAt !== null && notifiedAt > (mark?.seen_at ?? 0)
		if (arrived)
			await orderTables(tx)
				.insertInto('orders_seen')
				.values({ user_id: who.id, seen_at: notifiedAt })
				.onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seen_at: notifiedAt }))
				.execute()
		return ok({ arrived })
	})
