import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { DAY_MS } from '../../shared/durations.ts'
import type { OrderId } from '../../shared/ids.ts'
import { addressesOf } from '../accounts/queries.ts'
import type { AppContext } from '../app-context.ts'
import type { JobKind } from '../jobs/runner.ts'
import { type NewMail, sendMail } from '../mail/commands.ts'
import { ordersWithSubsidy } from '../orders/listing/orders-with-subsidy.ts'
import { mailToBuyer } from '../orders/mails/buyer.ts'
import { lockOrder } from '../orders/order-rows.ts'
import { findOrder, type OrderRow } from '../orders/queries.ts'
import { rowOfOrder } from '../rows-of-order.ts'
import { REMINDER_INTERVAL_MS } from './limits.ts'
import { nextStepOf } from './queries.ts'
import type { SubsidyStep } from './rules.ts'
import { subsidyTables } from './tables.ts'

/** Reminds buyers of the step to their subsidy that is late, and installers of one that waits for them, once a week at most. */
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
		const next = order && (await nextStepOf(tx, order))
		if (!next || next.dueAt === null || next.dueAt >= at) return
		const before = await rowOfOrder(subsidyTables(tx), 'subsidy_reminders', id)
		const isDue = (sentAt: number | null | undefined) => (sentAt ?? 0) <= at - REMINDER_INTERVAL_MS
		const isWanted = before?.is_wanted !== 0 && isDue(before?.sent_at)
		const isInstallers = next.isInstallers && isDue(before?.installer_sent_at)
		const buyer = isWanted ? await toBuyer(tx, order, next.step, at) : null
		const installer = isInstallers ? await toInstaller(tx, order, next.step, at) : null
		if (!buyer && !installer) return
		const sent = {
			...(buyer && { sent_at: at }),
			...(installer && { installer_sent_at: at }),
		}
		await subsidyTables(tx)
			.insertInto('subsidy_reminders')
			.values({ order_id: id, is_wanted: 1, sent_at: null, ...sent })
			.onConflict((conflict) => conflict.column('order_id').doUpdateSet(sent))
			.execute()
		await sendMail(
			ctx,
			tx,
			[buyer, installer].filter((mail) => mail !== null),
		)
	})

async function toBuyer(
	tx: Tx,
	order: OrderRow,
	step: SubsidyStep,
	at: number,
): Promise<NewMail | null> {
	const buyer = await mailToBuyer(tx, order)
	if (!buyer) return null
	const { to, accountId, way } = buyer
	return {
		event: `subsidy of order ${order.id} late at ${at}`,
		template: 'subsidy-reminder',
		to,
		accountId,
		data: { ...way, step },
	}
}

async function toInstaller(
	tx: Tx,
	{ id, installer_id: accountId, full_name: buyer, city }: OrderRow,
	step: SubsidyStep,
	at: number,
): Promise<NewMail | null> {
	const to = accountId && (await addressesOf(tx, [accountId])).get(accountId)
	if (!to) return null
	return {
		event: `subsidy of order ${id} waits for its installer at ${at}`,
		template: 'subsidy-step-waits',
		to,
		accountId,
		data: { orderId: id, buyer, city, path: `/orders/${id}/subsidy`, step },
	}
}
