import { message } from '../../shared/messages/message.ts'
import type { Template } from '../content.ts'
import { linkOf } from '../link.ts'

export const newsletterConfirm: Template<'newsletter-confirm'> = {
	sample: {
		path: '/newsletter/confirm?key=',
		secret: 'sample',
		unsubscribePath: '/newsletter/unsubscribe?key=',
	},
	content: (data, { name }) => ({
		subject: message('mail.newsletter_confirm.subject', { shop: name }),
		title: message('mail.newsletter_confirm.title'),
		blocks: [
			{ kind: 'text', message: message('mail.newsletter_confirm.text', { shop: name }) },
			{ kind: 'button', label: message('mail.newsletter_confirm.button'), path: linkOf(data) },
			{ kind: 'note', message: message('mail.newsletter_confirm.note') },
		],
		reason: message('mail.because_of_address', { shop: name }),
	}),
}
