import type { Tx } from '../../../db/database.ts'
import type { Actor } from '../../../shared/actor.ts'
import { dayAt } from '../../../shared/calendar.ts'
import type { OrderId } from '../../../shared/ids.ts'
import {
	type BulkResultWithMessages,
	bulkResult,
	inLockingOrder,
} from '../../../shared/lists/bulk.ts'
import { message } from '../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { audit, ofOrder } from '../../audit/commands.ts'
import { authorizedTransaction } from '../../authorized-transaction.ts'
import { canSendMail } from '../../mail/commands.ts'
import { namedOrders } from '../../orders/listing/order-names.ts'
import { mailToBuyer } from '../../orders/mails/buyer.ts'
import { mailReminder } from '../../orders/money/mails.ts'
import { stageOf } from '../../orders/money/money-state-rules.ts'
import { moneyOf, moneyRowsOfOne } from '../../payments/queries.ts'
import { dueNow } from '../../payments/rules.ts'
import { rowOfOrder } from '../../rows-of-order.ts'
import { lockPaidOrder } from '../commands.ts'
import { mayRecord } from '../policy.ts'
import type { ChosenOrders } from '../schema.ts'
import { settlementTables } from '../tables.ts'

const NO_MAIL = fail('conflict', message('payments.reminder_without_mail'))

/**
 * Reminds the buyers of several orders of the amounts due, each by a mail and at most once a day.
 * @returns not_signed_in or forbidden for all but admins
 */
export async function remindBuyers(
	ctx: AppContext,
	actor: Actor,
	{ ids }: ChosenOrders,
): Promise<Result<BulkResultWithMessages>> {
	const allowed = mayRecord(actor)
	if (!allowed.ok) return allowed
	const nameOf = await namedOrders(ctx.db, ids)
	const results: { id: string; result: Result<unknown> }[] = []
	for (const id of inLockingOrder(ids)) results.push({ id, result: await remind(ctx, actor, id) })
	return ok(bulkResult(results, nameOf))
}

const remind = (ctx: AppContext, actor: Actor, id: string) =>
	authorizedTransaction(mayRecord(actor), ctx, async ({ tx, at }) => {
		if (!canSendMail(ctx)) return fail('conflict', message('payments.reminder_without_server'))
		const locked = await lockPaidOrder(tx, id)
		if (!locked.ok) return locked
		const order = locked.value
		const due = dueNow(moneyOf(await moneyRowsOfOne(tx, order.id), stageOf(order)))
		if (due <= 0) return fail('conflict', message('payments.nothing_due'))
		if (!(await mailToBuyer(tx, order))) return NO_MAIL
		if (!(await isFirstToday(tx, order.id, at)))
			return fail('conflict', message('payments.reminded_today'))
		await mailReminder(ctx, tx, order, `reminder ${order.id} ${dayAt(at)}`)
		await audit(tx, actor, at, [{ action: 'reminded', ...ofOrder(order.id) }])
		return ok(undefined)
	})

/** Notes that a buyer is reminded, unless they were on this day. @param at epoch milliseconds */
async function isFirstToday(tx: Tx, orderId: OrderId, at: number): Promise<boolean> {
	const reminders = settlementTables(tx)
	const last = await rowOfOrder(reminders, 'payment_reminders', orderId)
	if (last && dayAt(last.reminded_at) === dayAt(at)) return false
	await reminders
		.insertInto('payment_reminders')
		.values({ order_id: orderId, reminded_at: at })
		.onConflict((conflict) => conflict.column('order_id').doUpdateSet({ reminded_at: at }))
		.execute()
	return true
}
