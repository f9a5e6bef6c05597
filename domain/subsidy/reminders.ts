import { inTransaction } from '../../db/transaction.ts'
import { DAY_MS } from '../../shared/durations.ts'
import type { OrderId } from '../../shared/ids.ts'
import type { AppContext } from '../app-context.ts'
import type { JobKind } from '../jobs/runner.ts'
import { sendMail } from '../mail/commands.ts'
import { ordersWithSubsidy } from '../orders/listing/orders-with-subsidy.ts'
import { mailToBuyer } from '../orders/mails/buyer.ts'
import { lockOrder } from '../orders/order-rows.ts'
import { findOrder } from '../orders/queries.ts'
import { rowOfOrder } from '../rows-of-order.ts'
import { REMINDER_INTERVAL_MS } from './limits.ts'
import { doneSteps } from './queries.ts'
import { nextStep } from './rules.ts'
import { subsidyTables } from './tables.ts'

/** Reminds buyers of the step to their subsidy that is late, once a week at most. */
export const subsidyReminders: JobKind = {
	name: 'subsidy-reminders',
	intervalMs: DAY_MS,
	isNeeded: ({ policy }) => policy.sendsMail,
	run: async (ctx) => {
		for (const id of await ordersWithSubsidy(ctx.db)) await remind(ctx, id)
	},
}

const remind = (ctx: AppContext, id: OrderId): Promise<void> =>
	inTransaction(ctx.db, async (tx) => {
		await lockOrder(tx, id)
		const at = ctx.now()
		const order = await findOrder(tx, id)
		const before = await rowOfOrder(subsidyTables(tx), 'subsidy_reminders', id)
		const isTooSoon = (before?.sent_at ?? 0) > at - REMINDER_INTERVAL_MS
		if (!order || before?.is_wanted === 0 || isTooSoon) return
		const done = await doneSteps(tx, id)
		const doneAt = new Map([...done].map(([step, row]) => [step, row.done_at]))
		const next = nextStep({ startedAt: order.created_at, doneAt })
		if (!next || next.dueAt === null || next.dueAt >= at) return
		const buyer = await mailToBuyer(tx, order)
		if (!buyer) return
		await subsidyTables(tx)
			.insertInto('subsidy_reminders')
			.values({ order_id: id, is_wanted: 1, sent_at: at })
			.onConflict((conflict) => conflict.column('order_id').doUpdateSet({ sent_at: at }))
			.execute()
		const { to, accountId, way } = buyer
		await sendMail(ctx, tx, [
			{
				event: `subsidy of order ${id} late at ${at}`,
				template: 'subsidy-reminder',
				to,
				accountId,
				data: { ...way, step: next.step },
			},
		])
	})
