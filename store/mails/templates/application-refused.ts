import { message } from '../../../shared/messages/message.ts'
import { button, quoted, text } from '../parts.ts'
import { SAMPLE_WORDS } from '../samples.ts'
import { shopMail } from '../shop-mail.ts'

export const applicationRefused = shopMail<'application-refused'>({
	words: 'mail.application_refused',
	sample: {
		path: '/account/apply',
		firm: 'Kulkarni Solar',
		reason: SAMPLE_WORDS.refusal,
	},
	blocks: ({ path, firm, reason }, shop) => [
		text('mail.application_refused.text', { shop, firm }),
		...quoted(message('mail.application_refused.reason'), reason),
		text('mail.application_refused.next'),
		button(message('mail.application_refused.button'), path),
	],
	reason: 'mail.because_of_account',
})
