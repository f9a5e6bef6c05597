import type { Tx } from '../../../db/database.ts'
import type { AppContext } from '../../app-context.ts'
import type { NewMail } from '../../mail/commands.ts'
import { sendMail } from '../../mail/commands.ts'
import { moneyRowsOfOne, type PaymentRow, type RefundRow } from '../../payments/queries.ts'
import { toPayOf } from '../../payments/to-pay.ts'
import { isUnconfirmed } from '../internal/confirming/rules.ts'
import { mailToBuyer } from '../mails/buyer.ts'
import { findOrder, type OrderColumns } from '../queries.ts'
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
	{ id }: OrderColumns,
	payments: readonly PaymentRow[],
): Promise<void> {
	if (payments.length === 0) return
	const order = await findOrder(tx, id)
	// A payment for a closed order is refunded, which has a mail of its own.
	if (!order || order.status === 'cancelled') return
	const next = nextPaymentOf(ctx, order, await moneyRowsOfOne(tx, id))
	await mailBuyer(ctx, tx, order, ({ to, accountId, way }) =>
		payments.map((payment) => ({
			event: `payment ${payment.id}`,
			template: 'payment-received',
			documents: [{ kind: 'receipt-voucher', about: payment.id }],
			to,
			accountId,
			data: { ...way, amount: payment.amount_paise, toPay: next && toPayOf(next) },
		})),
	)
}

/** Tells a buyer that they get a refund. */
export const mailRefunds = (
	ctx: AppContext,
	tx: Tx,
	order: OrderColumns,
	refunds: readonly RefundRow[],
): Promise<void> =>
	mailBuyer(ctx, tx, order, ({ to, accountId, way }) =>
		refunds.map(({ id, amount_paise: amount, reason }) => ({
			event: `refund ${id}`,
			template: 'refund-begun',
			to,
			accountId,
			data: { ...way, amount, reason },
		})),
	)

/** Tells a buyer that a refund has been paid. */
export const mailRefundDone = (
	ctx: AppContext,
	tx: Tx,
	order: OrderColumns,
	{ id, amount_paise: amount, provider_ref: reference }: RefundRow,
): Promise<void> =>
	mailBuyer(ctx, tx, order, ({ to, accountId, way }) => [
		{
			event: `refund ${id}`,
			template: 'refund-done',
			documents: [{ kind: 'refund-voucher', about: id }],
			to,
			accountId,
			data: { ...way, amount, reference },
		},
	])

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

/** Reminds a buyer to pay before the reservation of their goods ends. */
export async function mailReminder(ctx: AppContext, tx: Tx, order: OrderColumns): Promise<void> {
	const next = nextPaymentOf(ctx, order, await moneyRowsOfOne(tx, order.id))
	if (!next) return
	await mailBuyer(ctx, tx, order, ({ to, accountId, way }) => [
		{
			event: `reminder ${order.id}`,
			template: 'payment-reminder',
			to,
			accountId,
			data: { ...way, toPay: toPayOf(next) },
		},
	])
}
