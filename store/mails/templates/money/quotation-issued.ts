import { message } from '../../../../shared/messages/message.ts'
import { linkOf } from '../../link.ts'
import { button, text } from '../../parts.ts'
import { shopMail } from '../../shop-mail.ts'

export const quotationIssued = shopMail<'quotation-issued'>({
	words: 'mail.quotation_issued',
	sample: {
		path: '/quotations/Zk3w?key=',
		secret: 'sample',
		total: 1_41_900_00,
		validUntil: '2026-12-08',
	},
	blocks: ({ total, validUntil, ...link }) => [
		text('mail.quotation_issued.text', { total, validUntil }),
		text('mail.quotation_issued.next'),
		button(message('mail.quotation_issued.button'), linkOf(link)),
	],
	reason: 'mail.because_of_quotation',
})
