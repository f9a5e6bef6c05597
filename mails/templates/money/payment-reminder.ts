import { message } from '../../../shared/messages/message.ts'
import type { Template } from '../../content.ts'
import { orderButton } from '../../parts.ts'
import { SAMPLE_ORDER } from '../../samples.ts'
import { payBlocks, SAMPLE_TO_PAY } from '../../to-pay.ts'

export const paymentReminder: Template<'payment-reminder'> = {
	sample: { ...SAMPLE_ORDER, toPay: SAMPLE_TO_PAY },
	content: ({ orderId, toPay, ...link }, { name }) => ({
		subject: message('mail.payment_reminder.subject', { orderId }),
		title: message('mail.payment_reminder.title'),
		blocks: [
			{
				kind: 'text',
				message: message('mail.payment_reminder.text', { orderId, isRest: toPay.isRest ?? false }),
			},
			...payBlocks(toPay),
			{
				kind: 'text',
				message: message('mail.payment_reminder.next', { isRest: toPay.isRest ?? false }),
			},
			orderButton(link),
		],
		reason: message('mail.because_of_order', { shop: name }),
	}),
}
