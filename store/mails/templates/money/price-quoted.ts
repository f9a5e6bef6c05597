import { message } from '../../../../shared/messages/message.ts'
import { linkOf } from '../../link.ts'
import { button, text } from '../../parts.ts'
import { shopMail } from '../../shop-mail.ts'

export const priceQuoted = shopMail<'price-quoted'>({
	words: 'mail.price_quoted',
	sample: {
		path: '/quoted-price?key=',
		secret: 'sample',
		number: 'EQ-7KQ4-M2XD',
		total: 1_41_900_00,
		day: '2026-12-12',
		validUntil: '2026-12-08',
	},
	blocks: ({ total, day, validUntil, number, ...link }) => [
		text('mail.price_quoted.text', { number, total, day }),
		text('mail.price_quoted.next', { validUntil }),
		button(message('mail.price_quoted.button'), linkOf(link)),
	],
	reason: 'mail.because_of_quotation',
})
