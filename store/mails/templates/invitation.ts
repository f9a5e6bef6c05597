import { message } from '../../../shared/messages/message.ts'
import type { Template } from '../content.ts'
import { linkOf } from '../link.ts'
import { button, note, text } from '../parts.ts'

export const invitation: Template<'invitation'> = {
	sample: { path: '/invitation?token=', secret: 'sample', role: 'Installer' },
	content: (data, { name }) => ({
		subject: message('mail.invitation.subject', { shop: name, role: data.role }),
		title: message('mail.invitation.title', { shop: name }),
		blocks: [
			text('mail.invitation.text', { shop: name, role: data.role }),
			button(message('mail.invitation.button'), linkOf(data)),
			note('mail.invitation.note'),
		],
		reason: message('mail.because_of_invitation', { shop: name }),
	}),
}
