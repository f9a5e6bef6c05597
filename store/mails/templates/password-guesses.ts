import { message } from '../../../shared/messages/message.ts'
import { button, note, text } from '../parts.ts'
import { shopMail } from '../shop-mail.ts'

export const passwordGuesses = shopMail<'password-guesses'>({
	words: 'mail.password_guesses',
	sample: { path: '/forgot-password', failures: 20 },
	blocks: ({ path, failures }, shop) => [
		text('mail.password_guesses.text', { shop, failures }),
		text('mail.password_guesses.held'),
		text('mail.password_guesses.to_do'),
		button(message('mail.password_guesses.button'), path),
		note('mail.password_guesses.note'),
	],
	reason: 'mail.because_of_account',
})
