import { message } from '../../shared/messages/message.ts'
import type { Template } from '../content.ts'
import { linkOf } from '../link.ts'

export const passwordReset: Template<'password-reset'> = {
	sample: { path: '/reset?token=', secret: 'sample' },
	content: (data, { name }) => ({
		subject: message('mail.password_reset.subject', { shop: name }),
		title: message('mail.password_reset.title'),
		blocks: [
			{ kind: 'text', message: message('mail.password_reset.text', { shop: name }) },
			{ kind: 'button', label: message('mail.password_reset.button'), path: linkOf(data) },
			{ kind: 'note', message: message('mail.password_reset.note') },
		],
		reason: message('mail.because_of_account', { shop: name }),
	}),
}
