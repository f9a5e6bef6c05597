import { message } from '../../shared/messages/message.ts'
import type { Template } from '../content.ts'

export const applicationApproved: Template<'application-approved'> = {
	sample: { path: '/installer/profile', firm: 'Kulkarni Solar' },
	content: ({ firm, path }, { name }) => ({
		subject: message('mail.application_approved.subject', { shop: name }),
		title: message('mail.application_approved.title'),
		blocks: [
			{ kind: 'text', message: message('mail.application_approved.text', { shop: name, firm }) },
			{ kind: 'text', message: message('mail.application_approved.next') },
			{ kind: 'button', label: message('mail.application_approved.button'), path },
		],
		reason: message('mail.because_of_account', { shop: name }),
	}),
}
