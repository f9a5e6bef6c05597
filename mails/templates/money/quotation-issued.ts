import { message } from '../../../shared/messages/message.ts'
import type { Template } from '../../content.ts'
import { linkOf } from '../../link.ts'

export const quotationIssued: Template<'quotation-issued'> = {
	sample: {
		...{ path: '/quotations/Zk3w?key=', secret: 'sample' },
		...{ total: 1_41_900_00, validUntil: '2026-12-08' },
	},
	content: ({ total, validUntil, ...link }, { name }) => ({
		subject: message('mail.quotation_issued.subject', { shop: name }),
		title: message('mail.quotation_issued.title'),
		blocks: [
			{ kind: 'text', message: message('mail.quotation_issued.text', { total, validUntil }) },
			{ kind: 'text', message: message('mail.quotation_issued.next') },
			{ kind: 'button', label: message('mail.quotation_issued.button'), path: linkOf(link) },
		],
		reason: message('mail.because_of_quotation', { shop: name }),
	}),
}
