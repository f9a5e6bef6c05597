import { message } from '../../../shared/messages/message.ts'
import { button, note, text } from '../parts.ts'
import { shopMail } from '../shop-mail.ts'

export const accountExists = shopMail<'account-exists'>({
	words: 'mail.account_exists',
	sample: { path: '/login' },
	blocks: ({ path }, shop) => [
		text('mail.account_exists.text', { shop }),
		button(message('mail.account_exists.button'), path),
		text('mail.account_exists.forgotten'),
		note('mail.account_exists.note'),
	],
	reason: 'mail.because_of_account',
})
