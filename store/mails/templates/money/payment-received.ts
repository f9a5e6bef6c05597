import { orderMail } from '../../order-mail.ts'
import { destinationButton, text } from '../../parts.ts'
import { SAMPLE_ORDER } from '../../samples.ts'
import { payBlocks } from '../../to-pay.ts'

export const paymentReceived = orderMail<'payment-received'>({
	words: 'mail.payment_received',
	sample: { ...SAMPLE_ORDER, amount: 1_41_900_00, toPay: null },
	blocks: ({ orderId, amount, toPay, owed, ...link }) => [
		text('mail.payment_received.text', { orderId, amount }),
		...payBlocks(toPay),
		...(owed ? [text('mail.payment_received.owed', { owed }), destinationButton(link)] : []),
	],
})
