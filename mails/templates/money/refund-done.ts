import { inRupees } from '../../../shared/format/money.ts'
import { message } from '../../../shared/messages/message.ts'
import type { Template } from '../../content.ts'
import { orderButton } from '../../parts.ts'
import { SAMPLE_ORDER } from '../../samples.ts'

export const refundDone: Template<'refund-done'> = {
	sample: { ...SAMPLE_ORDER, amount: 12_500_00, reference: 'N326123456789' },
	content: ({ orderId, amount, reference, ...link }, { name }) => ({
		subject: message('mail.refund_done.subject', { orderId }),
		title: message('mail.refund_done.title'),
		blocks: [
			{ kind: 'text', message: message('mail.refund_done.text', { orderId }) },
			{
				kind: 'facts',
				facts: [
					{ label: message('mail.label.amount'), value: inRupees(amount) },
					...(reference ? [{ label: message('mail.label.reference'), value: reference }] : []),
				],
			},
			orderButton(link),
		],
		reason: message('mail.because_of_order', { shop: name }),
	}),
}
