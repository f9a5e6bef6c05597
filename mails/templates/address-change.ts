import { message } from '../../shared/messages/message.ts'
import type { Template } from '../content.ts'

export const addressChange: Template<'address-change'> = {
	sample: { path: '/forgot-password', email: 'asha@new.example' },
	content: ({ path, email }, { name }) => ({
		subject: message('mail.address_change.subject', { shop: name }),
		title: message('mail.address_change.title'),
		blocks: [
			{ kind: 'text', message: message('mail.address_change.text', { shop: name, email }) },
			{ kind: 'text', message: message('mail.address_change.not_you') },
			{ kind: 'button', label: message('mail.address_change.button'), path },
			{ kind: 'note', message: message('mail.address_change.note') },
		],
		reason: message('mail.because_of_account', { shop: name }),
	}),
}
