import { message } from '../../../shared/messages/message.ts'
import { button, text } from '../parts.ts'
import { shopMail } from '../shop-mail.ts'

export const applicationApproved = shopMail<'application-approved'>({
	words: 'mail.application_approved',
	sample: { path: '/installer/profile', firm: 'Kulkarni Solar' },
	blocks: ({ path, firm }, shop) => [
		text('mail.application_approved.text', { shop, firm }),
		text('mail.application_approved.next'),
		button(message('mail.application_approved.button'), path),
	],
	reason: 'mail.because_of_account',
})
