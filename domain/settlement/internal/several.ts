import type { Actor } from '../../../shared/actor.ts'
import { type BulkResultWithMessages, bulkResult } from '../../../shared/lists/bulk.ts'
import { message } from '../../../shared/messages/message.ts'
import { toRupees } from '../../../shared/money.ts'
import { fail, failField, ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { namedOrders } from '../../orders/listing/order-names.ts'
import { stageOf } from '../../orders/money/money-state-rules.ts'
import { findOrder, NOT_FOUND } from '../../orders/queries.ts'
import { moneyOf, moneyRowsOfOne } from '../../payments/queries.ts'
import { dueNow, openOf } from '../../payments/rules.ts'
import { recordPayment, requestKey } from '../commands.ts'
import { mayRecord } from '../policy.ts'
import type { SeveralPayments } from '../schema.ts'

/**
 * Records a payment of several orders, each in a transaction of its own: of the amount due, or else open, unless another
 * is given. Sent again with the same key, each is recorded once.
 * @returns not_signed_in or forbidden for all but admins
 */
export async function recordPayments(
	ctx: AppContext,
	actor: Actor,
	key: string,
	{ payments, ...of }: SeveralPayments,
): Promise<Result<BulkResultWithMessages>> {
	const allowed = mayRecord(actor)
	if (!allowed.ok) return allowed
	const nameOf = await namedOrders(
		ctx.db,
		payments.map(({ id }) => id),
	)
	const results: { id: string; result: Result<unknown> }[] = []
	for (const { id, reference, amount } of payments)
		results.push({ id, result: await recordOne({ id, reference, amount }) })
	return ok(bulkResult(results, nameOf))

	async function recordOne(one: SeveralPayments['payments'][number]): Promise<Result<unknown>> {
		const { id, reference } = one
		if (of.way === 'transfer' && !reference)
			return failField('reference', message('payments.reference_required'))
		const order = await findOrder(ctx.db, id)
		if (!order) return fail('not_found', NOT_FOUND)
		const rows = await moneyRowsOfOne(ctx.db, order.id)
		// A request that comes again finds nothing open: it was recorded by the first.
		const isRecorded = rows.payments.some((row) => row.request_key === requestKey(id, key))
		if (isRecorded) return ok(undefined)
		const money = moneyOf(rows, stageOf(order))
		const amount = one.amount ?? toRupees(dueNow(money) || openOf(money))
		if (amount <= 0) return fail('conflict', message('payments.nothing_due'))
		return recordPayment(ctx, actor, id, key, { ...of, reference, amount })
	}
}
