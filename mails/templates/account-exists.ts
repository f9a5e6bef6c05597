import { message } from '../../shared/messages/message.ts'
import type { Template } from '../content.ts'

export const accountExists: Template<'account-exists'> = {
	sample: { path: '/login' },
	content: (data, { name }) => ({
		subject: message('mail.account_exists.subject', { shop: name }),
		title: message('mail.account_exists.title'),
		blocks: [
			{ kind: 'text', message: message('mail.account_exists.text', { shop: name }) },
			{ kind: 'button', label: message('mail.account_exists.button'), path: data.path },
			{ kind: 'text', message: message('mail.account_exists.forgotten') },
			{ kind: 'note', message: message('mail.account_exists.note') },
		],
		reason: message('mail.because_of_account', { shop: name }),
	}),
}
