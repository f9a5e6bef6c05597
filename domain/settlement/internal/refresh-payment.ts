import { inTransaction } from '../../../db/transaction.ts'
import type { AppContext } from '../../app-context.ts'
import { applyReported } from '../../orders/money/apply-reported.ts'
import { providerPaymentOf, toOpen } from '../../orders/money/online-payment.ts'
import { recordProviderOrder } from '../../payments/commands.ts'
import { findPayment, type PaymentRow } from '../../payments/queries.ts'

/**
 * Asks the provider for the state of one payment and settles its order by it. A payment for which no order was opened,
 * because the store stopped in between, has it opened now.
 * @returns false where the provider cannot be reached
 */
export async function checkPayment(ctx: AppContext, paymentId: string): Promise<boolean> {
	const payment = await opened(ctx, paymentId)
	if (!payment || !ctx.online) return false
	const reported = await ctx.online.ask(providerPaymentOf(payment))
	if (reported && reported.length > 0) await applyReported(ctx, payment, reported)
	return reported !== null
}

async function opened(ctx: AppContext, paymentId: string): Promise<PaymentRow | null> {
	const payment = await findPayment(ctx.db, paymentId)
	if (!payment) return null
	if (payment.provider_order !== null || payment.state !== 'created') return payment
	const name = await ctx.online?.open(toOpen(ctx, payment))
	if (!name) return null
	await inTransaction(ctx.db, (tx) => recordProviderOrder(tx, payment.id, name))
	return { ...payment, provider_order: name }
}

/** As `checkPayment`, for somebody who waits for a page: a failure is logged and left to reconciliation. */
export async function refreshPayment(
	ctx: AppContext,
	{ id }: Pick<PaymentRow, 'id'>,
): Promise<void> {
	await checkPayment(ctx, id).catch((error) =>
		ctx.log.error({ err: error, payment: id }, 'a payment could not be checked'),
	)
}
