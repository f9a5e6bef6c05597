import { message } from '../../../shared/messages/message.ts'
import type { Template } from '../../content.ts'
import { orderButton, quoted } from '../../parts.ts'
import { SAMPLE_ORDER, SAMPLE_WORDS } from '../../samples.ts'

export const refundBegun: Template<'refund-begun'> = {
	sample: { ...SAMPLE_ORDER, amount: 12_500_00, reason: SAMPLE_WORDS.refund },
	content: ({ orderId, amount, reason, ...link }, { name }) => ({
		subject: message('mail.refund_begun.subject', { orderId }),
		title: message('mail.refund_begun.title'),
		blocks: [
			{ kind: 'text', message: message('mail.refund_begun.text', { orderId, amount }) },
			...quoted(message('mail.refund_begun.reason'), reason),
			{ kind: 'text', message: message('mail.refund_begun.next') },
			orderButton(link),
		],
		reason: message('mail.because_of_order', { shop: name }),
	}),
}
