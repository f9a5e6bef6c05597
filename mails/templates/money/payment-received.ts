import { message } from '../../../shared/messages/message.ts'
import type { Template } from '../../content.ts'
import { orderButton } from '../../parts.ts'
import { SAMPLE_ORDER } from '../../samples.ts'
import { payBlocks } from '../../to-pay.ts'

export const paymentReceived: Template<'payment-received'> = {
	sample: { ...SAMPLE_ORDER, amount: 1_41_900_00, toPay: null },
	content: ({ orderId, amount, toPay, ...link }, { name }) => ({
		subject: message('mail.payment_received.subject', { orderId }),
		title: message('mail.payment_received.title'),
		blocks: [
			{ kind: 'text', message: message('mail.payment_received.text', { orderId, amount }) },
			...payBlocks(toPay),
			orderButton(link),
		],
		reason: message('mail.because_of_order', { shop: name }),
	}),
}
