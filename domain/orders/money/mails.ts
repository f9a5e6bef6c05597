import type { Tx } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import type { AppContext } from '../../app-context.ts'
import type { NewMail } from '../../mail/commands.ts'
import { sendMail } from '../../mail/commands.ts'
import { byHand, hasDestination } from '../../payments/destinations/refund-destinations.ts'
import {
	findPayment,
	type MoneyRows,
	moneyRowsOfOne,
	type PaymentRow,
	type RefundRow,
} from '../../payments/queries.ts'
import { toPayOf } from '../../payments/to-pay.ts'
import type { OrderWithMoney } from '../follower.ts'
import { isUnconfirmed } from '../internal/confirming/confirming-rules.ts'
import { mailToBuyer } from '../mails/buyer.ts'
import type { OrderColumns } from '../queries.ts'
import { owedOf } from './money-state.ts'
import { nextPaymentOf } from './next-payment.ts'

type ToBuyer = NonNullable<Awaited<ReturnType<typeof mailToBuyer>>>

/** Writes to an order's buyer; nothing where the order has no address. */
async function mailBuyer(
	ctx: AppContext,
	tx: Tx,
	order: OrderColumns,
	mailsOf: (buyer: ToBuyer) => NewMail[],
): Promise<void> {
	if (!ctx.policy.sendsMail) return
	const buyer = await mailToBuyer(tx, order)
	if (buyer) await sendMail(ctx, tx, mailsOf(buyer))
}

/** Confirms new payments to a buyer, with the amount still to be paid. */
export async function mailsOfPayments(
	ctx: AppContext,
	tx: Tx,
	{ order, rows }: OrderWithMoney,
	payments: readonly PaymentRow[],
): Promise<void> {
	// A payment for a closed order is refunded, which has a mail of its own.
	if (payments.length === 0 || order.status === 'cancelled') return
	const next = nextPaymentOf(ctx, order, rows)
	// The surplus of payments online goes back by itself.
	const surplus = owedOf(order, rows)
	const owed = surplus > 0 && (await asksDestination(tx, order.id, rows)) ? surplus : null
	await mailBuyer(ctx, tx, order, ({ to, accountId, way }) =>
		payments.map((payment) => ({
			event: `payment ${payment.id}`,
			template: 'payment-received',
			documents: [{ kind: 'receipt-voucher', about: payment.id }],
			to,
			accountId,
			data: {
				...way,
				amount: payment.amount_paise,
				toPay: next && toPayOf(next),
				owed: payment.provider === 'razorpay' ? null : owed,
			},
		})),
	)
}

/** Whether the buyer of an order is to say where money goes back, and has not. */
export async function asksDestination(tx: Tx, id: OrderId, rows: MoneyRows): Promise<boolean> {
	const { open, left } = byHand(rows)
	return open + left > 0 && !(await hasDestination(tx, id))
}

/** Tells a buyer that they get a refund; of one that is sent by hand, asks where it goes. */
export async function mailRefunds(
	ctx: AppContext,
	tx: Tx,
	order: OrderColumns,
	refunds: readonly RefundRow[],
): Promise<void> {
	const rows = await moneyRowsOfOne(tx, order.id)
	const isKnown = await hasDestination(tx, order.id)
	const online = new Set(
		rows.payments.flatMap(({ id, provider }) => (provider === 'razorpay' ? [id] : [])),
	)
	const goesOf = (paymentId: string) =>
		online.has(paymentId) ? 'back' : isKnown ? 'by-hand' : 'asked'
	await mailBuyer(ctx, tx, order, ({ to, accountId, way }) =>
		refunds.map(({ id, payment_id, amount_paise: amount, reason }) => ({
			event: `refund ${id}`,
			template: 'refund-begun',
			to,
			accountId,
			data: { ...way, amount, reason, goes: goesOf(payment_id) },
		})),
	)
}

/** Tells a buyer where their refunds go from now on, so that they notice if somebody else has said so. */
export const mailDestination = (
	ctx: AppContext,
	tx: Tx,
	order: OrderColumns,
	{ destination, at }: { destination: string; at: number },
): Promise<void> =>
	mailBuyer(ctx, tx, order, ({ to, accountId, way }) => [
		{
			event: `refund destination ${order.id} ${at}`,
			template: 'refund-destination',
			to,
			accountId,
			data: { ...way, destination },
		},
	])

/** Tells a buyer that a refund has been paid. */
export const mailRefundDone = async (
	ctx: AppContext,
	tx: Tx,
	order: OrderColumns,
	{ id, payment_id, amount_paise: amount, provider_ref }: RefundRow,
): Promise<void> => {
	// The id at a provider says nothing to a buyer; the reference of a bank finds the transfer in a statement.
	const payment = await findPayment(tx, payment_id)
	const reference = payment?.provider === 'razorpay' ? null : provider_ref
	await mailBuyer(ctx, tx, order, ({ to, accountId, way }) => [
		{
			event: `refund ${id}`,
			template: 'refund-done',
			documents: [{ kind: 'refund-voucher', about: id }],
			to,
			accountId,
			data: { ...way, amount, reference },
		},
	])
}

/** Tells a buyer that their order was cancelled because it was not paid, or confirmed, in time. */
export const mailExpired = (ctx: AppContext, tx: Tx, order: OrderColumns): Promise<void> =>
	mailBuyer(ctx, tx, order, ({ to, accountId, way }) => [
		{
			event: `expiry ${order.id}`,
			template: 'order-expired',
			to,
			accountId,
			data: { ...way, awaited: isUnconfirmed(order) ? 'confirmation' : 'payment' },
		},
	])

/**
 * Reminds a buyer to pay.
 * @param event one mail is sent of each; unless said, the end of the reservation of their goods
 */
export async function mailReminder(
	ctx: AppContext,
	tx: Tx,
	order: OrderColumns,
	event = `reminder ${order.id}`,
): Promise<void> {
	const next = nextPaymentOf(ctx, order, await moneyRowsOfOne(tx, order.id))
	if (!next) return
	await mailBuyer(ctx, tx, order, ({ to, accountId, way }) => [
		{
			event,
			template: 'payment-reminder',
			to,
			accountId,
			data: { ...way, toPay: toPayOf(next) },
		},
	])
}
