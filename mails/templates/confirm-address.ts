import { message } from '../../shared/messages/message.ts'
import type { Template } from '../content.ts'
import { linkOf } from '../link.ts'

export const confirmAddress: Template<'confirm-address'> = {
	sample: { path: '/confirm?token=', secret: 'sample' },
	content: (data, { name }) => ({
		subject: message('mail.confirm_address.subject', { shop: name }),
		title: message('mail.confirm_address.title'),
		blocks: [
			{ kind: 'text', message: message('mail.confirm_address.text', { shop: name }) },
			{ kind: 'button', label: message('mail.confirm_address.button'), path: linkOf(data) },
			{ kind: 'note', message: message('mail.confirm_address.note') },
		],
		reason: message('mail.because_of_address', { shop: name }),
	}),
}
