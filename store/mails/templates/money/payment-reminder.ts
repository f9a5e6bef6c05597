import { orderMail } from '../../order-mail.ts'
import { text } from '../../parts.ts'
import { SAMPLE_ORDER } from '../../samples.ts'
import { payBlocks, SAMPLE_TO_PAY } from '../../to-pay.ts'

export const paymentReminder = orderMail<'payment-reminder'>({
	words: 'mail.payment_reminder',
	sample: { ...SAMPLE_ORDER, toPay: SAMPLE_TO_PAY },
	blocks: ({ orderId, toPay }) => [
		text('mail.payment_reminder.text', { orderId, isRest: toPay.isRest ?? false }),
		...payBlocks(toPay),
		text('mail.payment_reminder.next', { isRest: toPay.isRest ?? false }),
	],
})
