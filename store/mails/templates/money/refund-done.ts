import { inRupees } from '../../../../shared/format/money.ts'
import { message } from '../../../../shared/messages/message.ts'
import { orderMail } from '../../order-mail.ts'
import { text } from '../../parts.ts'
import { SAMPLE_ORDER } from '../../samples.ts'

export const refundDone = orderMail<'refund-done'>({
	words: 'mail.refund_done',
	sample: { ...SAMPLE_ORDER, amount: 12_500_00, reference: 'N326123456789' },
	blocks: ({ orderId, amount, reference }) => [
		text('mail.refund_done.text', { orderId }),
		{
			kind: 'facts',
			facts: [
				{ label: message('mail.label.amount'), value: inRupees(amount) },
				...(reference ? [{ label: message('mail.label.reference'), value: reference }] : []),
			],
		},
	],
})
