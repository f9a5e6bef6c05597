import { message } from '../../shared/messages/message.ts'
import type { Template } from '../content.ts'
import { orderButton } from '../parts.ts'
import { SAMPLE_ORDER } from '../samples.ts'

export const installerFound: Template<'installer-found'> = {
	sample: { ...SAMPLE_ORDER, installer: 'Kulkarni Solar' },
	content: ({ orderId, installer, ...link }, { name }) => ({
		subject: message('mail.installer_found.subject', { orderId }),
		title: message('mail.installer_found.title'),
		blocks: [
			{ kind: 'text', message: message('mail.installer_found.text', { orderId, installer }) },
			{ kind: 'text', message: message('mail.installer_found.next') },
			orderButton(link),
		],
		reason: message('mail.because_of_order', { shop: name }),
	}),
}
