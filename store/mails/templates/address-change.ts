import { message } from '../../../shared/messages/message.ts'
import { button, note, text } from '../parts.ts'
import { shopMail } from '../shop-mail.ts'

export const addressChange = shopMail<'address-change'>({
	words: 'mail.address_change',
	sample: { path: '/forgot-password', email: 'asha@new.example' },
	blocks: ({ path, email }, shop) => [
		text('mail.address_change.text', { shop, email }),
		text('mail.address_change.not_you'),
		button(message('mail.address_change.button'), path),
		note('mail.address_change.note'),
	],
	reason: 'mail.because_of_account',
})
