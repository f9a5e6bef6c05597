import { message } from '../../shared/messages/message.ts'
import type { Template } from '../content.ts'
import { quoted } from '../parts.ts'
import { SAMPLE_WORDS } from '../samples.ts'

export const applicationRefused: Template<'application-refused'> = {
	sample: {
		path: '/account/apply',
		firm: 'Kulkarni Solar',
		reason: SAMPLE_WORDS.refusal,
	},
	content: ({ firm, reason, path }, { name }) => ({
		subject: message('mail.application_refused.subject', { shop: name }),
		title: message('mail.application_refused.title'),
		blocks: [
			{ kind: 'text', message: message('mail.application_refused.text', { shop: name, firm }) },
			...quoted(message('mail.application_refused.reason'), reason),
			{ kind: 'text', message: message('mail.application_refused.next') },
			{ kind: 'button', label: message('mail.application_refused.button'), path },
		],
		reason: message('mail.because_of_account', { shop: name }),
	}),
}
