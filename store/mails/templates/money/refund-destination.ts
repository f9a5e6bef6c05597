import { message } from '../../../../shared/messages/message.ts'
import { orderMail } from '../../order-mail.ts'
import { text } from '../../parts.ts'
import { SAMPLE_ORDER } from '../../samples.ts'

export const refundDestination = orderMail<'refund-destination'>({
	words: 'mail.refund_destination',
	sample: { ...SAMPLE_ORDER, destination: 'as…@okbank' },
	blocks: ({ orderId, destination }) => [
		text('mail.refund_destination.text', { orderId }),
		{
			kind: 'facts',
			facts: [{ label: message('mail.label.destination'), value: destination }],
		},
		text('mail.refund_destination.next'),
	],
})
