import { message } from '../../../shared/messages/message.ts'
import type { Template } from '../../content.ts'
import { SAMPLE_WAITING } from '../../samples.ts'

export const offerLapsed: Template<'offer-lapsed'> = {
	sample: { ...SAMPLE_WAITING, path: '/installer/orders' },
	content: ({ path, ...waiting }, { name }) => ({
		subject: message('mail.offer_lapsed.subject', waiting),
		title: message('mail.offer_lapsed.title'),
		blocks: [
			{ kind: 'text', message: message('mail.offer_lapsed.text', waiting) },
			{ kind: 'text', message: message('mail.offer_lapsed.next') },
			{ kind: 'button', label: message('mail.offer_lapsed.button'), path },
		],
		reason: message('mail.because_of_offers', { shop: name }),
	}),
}
