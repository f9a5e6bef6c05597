import type { Tx } from '../../db/database.ts'
import type { Actor, SignedIn } from '../../shared/actor.ts'
import { dayAt, startOfDay } from '../../shared/calendar.ts'
import type { OrderId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fromRupees, type Paise, toRupees, zero } from '../../shared/money.ts'
import { fail, failField, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { audit, ofOrder } from '../audit/commands.ts'
import { authorizedTransaction } from '../authorized-transaction.ts'
import { answerAfter } from '../catalogue/answer-after.ts'
import { stageOf } from '../orders/money/money-state-rules.ts'
import { reconcilePayments } from '../orders/money/reconcile-payments.ts'
import { lockOrder } from '../orders/order-rows.ts'
import { NOT_FOUND, type OrderColumns } from '../orders/queries.ts'
import { recordReceived } from '../payments/commands.ts'
import { moneyOf, moneyRowsOfOne } from '../payments/queries.ts'
import { openOf } from '../payments/rules.ts'
import { referenceTyped } from './internal/bank/references.ts'
import { checkCash } from './internal/cash-limit.ts'
import { mayRecord } from './policy.ts'
import { paymentsOf } from './queries.ts'
import type { NewPayment, OrderPayments } from './schema.ts'

/** The order, locked; refused where it was placed without money. */
export async function lockPaidOrder(tx: Tx, id: string): Promise<Result<OrderColumns>> {
	const order = await lockOrder(tx, id as OrderId)
	if (!order) return fail('not_found', NOT_FOUND)
	if (order.payment_way === null) return fail('conflict', message('payments.no_money_here'))
	return ok(order)
}

/** Makes the same request of an admin one payment or refund of this order. */
export const requestKey = (id: string, key: string) => `order ${id} ${key}`

/** A transfer's reference is kept as those of a bank's file are. */
const typedReference = ({ way, reference }: NewPayment): string | null =>
	reference && way === 'transfer' ? referenceTyped(reference) : (reference ?? null)

/** When a payment was received that is recorded with its day: now, where that is today. */
function receivedAt(day: NewPayment['date'], now: number): number {
	return day === dayAt(now) ? now : startOfDay(day)
}

/**
 * Records a payment by transfer or on delivery, and settles the order.
 * @returns not_found; conflict where the order takes no money, or the reference is recorded for another request;
 *   key_reused; invalid for a day to come, and for more than is open where that is not confirmed
 */
export async function recordPayment(
	ctx: AppContext,
	actor: Actor,
	id: string,
	key: string,
	input: NewPayment,
): Promise<Result<OrderPayments>> {
	const done = await authorizedTransaction(mayRecord(actor), ctx, async ({ tx, who, at }) => {
		const locked = await lockPaidOrder(tx, id)
		if (!locked.ok) return locked
		const received = {
			orderId: locked.value.id,
			provider: input.way,
			ref: typedReference(input),
			collected: input.way === 'cod' ? (input.collected ?? 'cash') : null,
			amount: fromRupees(input.amount) ?? zero,
			capturedAt: receivedAt(input.date, at),
			key: requestKey(id, key),
			at,
		}
		if (input.date > dayAt(at)) return failField('date', message('payments.day_in_future'))
		return receive(ctx, tx, who, locked.value, received, input.confirmOverpaid ?? false)
	})
	return answerAfter(ctx, done, () => paymentsOf(ctx, actor, id))
}

type Receipt = Omit<Parameters<typeof recordReceived>[1], 'by'>

/** Records a payment of a locked order once, and settles the order. */
export async function receive(
	ctx: AppContext,
	tx: Tx,
	who: SignedIn,
	order: OrderColumns,
	receipt: Receipt,
	mayBeMore: boolean,
): Promise<Result<void>> {
	const { id } = order
	const before = moneyOf(await moneyRowsOfOne(tx, id), stageOf(order))
	const { payment, isNew } = await recordReceived(tx, { ...receipt, by: who.id })
	if (!isNew) {
		const isSame =
			payment.order_id === id &&
			payment.provider === receipt.provider &&
			payment.amount_paise === receipt.amount &&
			payment.provider_ref === receipt.ref
		if (payment.request_key !== receipt.key)
			return fail('conflict', message('payments.reference_taken', { orderId: payment.order_id }))
		return isSame ? ok(undefined) : fail('key_reused', message('payments.key_reused'))
	}
	if (receipt.collected === 'cash') {
		const allowed = await checkCash(tx, order, receipt)
		if (!allowed.ok) return allowed
	}
	const open = openOf(before)
	if (receipt.amount > open && !mayBeMore) return tooMuch(open, receipt.amount)
	await audit(tx, who, receipt.at, [
		{
			action: 'paid',
			...ofOrder(id),
			after: {
				payment: toRupees(receipt.amount),
				way: receipt.provider,
				reference: receipt.ref,
				collected: receipt.collected || undefined,
			},
		},
	])
	await reconcilePayments(ctx, tx, id, [payment])
	return ok(undefined)
}

const tooMuch = (open: Paise, amount: Paise) =>
	failField('amount', message('payments.overpaid', { open, amount }), { open: toRupees(open) })
