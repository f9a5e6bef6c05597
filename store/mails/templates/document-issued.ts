import { message } from '../../../shared/messages/message.ts'
import type { Template } from '../content.ts'
import { orderButton, text } from '../parts.ts'
import { SAMPLE_ORDER } from '../samples.ts'

export const documentIssued: Template<'paper-issued'> = {
	sample: { ...SAMPLE_ORDER, paper: 'tax-invoice' },
	content: ({ orderId, paper, ...link }, { name }) => ({
		subject: message('mail.document_issued.subject', { orderId, paper }),
		title: message('mail.document_issued.title', { paper }),
		blocks: [
			text('mail.document_issued.text', { orderId }),
			text('mail.document_issued.next'),
			orderButton(link),
		],
		reason: message('mail.because_of_order', { shop: name }),
	}),
}
