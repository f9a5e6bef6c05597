import { message } from '../../shared/messages/message.ts'
import type { Template } from '../content.ts'
import { linkOf } from '../link.ts'

export const invitation: Template<'invitation'> = {
	sample: { path: '/invitation?token=', secret: 'sample', role: 'Installer' },
	content: (data, { name }) => ({
		subject: message('mail.invitation.subject', { shop: name, role: data.role }),
		title: message('mail.invitation.title', { shop: name }),
		blocks: [
			{ kind: 'text', message: message('mail.invitation.text', { shop: name, role: data.role }) },
			{ kind: 'button', label: message('mail.invitation.button'), path: linkOf(data) },
			{ kind: 'note', message: message('mail.invitation.note') },
		],
		reason: message('mail.because_of_invitation', { shop: name }),
	}),
}
