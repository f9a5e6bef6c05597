import { z } from 'zod'
import type { OrderId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { applyReported } from '../../../orders/money/apply-reported.ts'
import { findPayment, type PaymentRow } from '../../../payments/queries.ts'
import { isReturnSigned } from '../../../payments/razorpay/signatures.ts'
import { refreshPayment } from '../refresh-payment.ts'

/** The fields that a buyer's browser sends; after a failed attempt it has neither. */
export const ReturnFields = z.object({
	razorpay_payment_id: z.string().max(100).optional(),
	razorpay_signature: z.string().max(200).optional(),
})
type ReturnFields = z.output<typeof ReturnFields>

/** Where a returning buyer goes on. */
export interface Returned {
	orderId: OrderId
	isPaid: boolean
}

const ID = /^[\w-]{1,64}$/

const NOT_FOUND = fail('not_found', message('payments.not_found'))

/**
 * A buyer returns from Razorpay, by a form that anybody may send from anywhere: it counts only as far as it is signed for
 * the order that was opened for this payment. How much is paid is asked of Razorpay itself.
 */
export async function returnFrom(
	ctx: AppContext,
	paymentId: string,
	fields: ReturnFields,
): Promise<Result<Returned>> {
	// The address comes from a browser: a text that is no id is not looked up.
	const payment = ID.test(paymentId) ? await findPayment(ctx.db, paymentId) : undefined
	if (payment?.provider !== 'razorpay' || payment.provider_order === null) return NOT_FOUND
	const { order_id: orderId, state, provider_ref: known } = payment
	// An event of Razorpay was here before the buyer.
	if (state === 'captured' && known === fields.razorpay_payment_id)
		return ok({ orderId, isPaid: true })
	if (isSigned(ctx, payment, fields)) {
		const { razorpay_payment_id: ref = '' } = fields
		await applyReported(ctx, payment, [{ state: 'authorised', ref }])
	}
	await refreshPayment(ctx, payment)
	const now = await findPayment(ctx.db, paymentId)
	return ok({ orderId, isPaid: now?.state === 'captured' })
}

function isSigned(
	{ settings }: AppContext,
	{ provider_order: orderId }: PaymentRow,
	{ razorpay_payment_id: paymentId, razorpay_signature: signature }: ReturnFields,
): boolean {
	const secret = settings.secret('razorpayKeySecret')
	if (!secret || !orderId || !paymentId || !signature) return false
	return isReturnSigned(secret, orderId, { paymentId, signature })
}
