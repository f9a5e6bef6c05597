import { message } from '../../../../shared/messages/message.ts'
import type { Template } from '../../content.ts'
import { button, text } from '../../parts.ts'
import { SAMPLE_WAITING } from '../../samples.ts'

/** Mails of an order that no installer has taken. */
const notTaken = <T extends 'offer-lapsed' | 'order-unassigned'>(
	words: 'mail.offer_expired' | 'mail.order_unassigned',
	path: string,
	reason: 'mail.because_of_offers' | 'mail.because_of_admin',
): Template<T> => ({
	sample: { ...SAMPLE_WAITING, path },
	content: ({ path, ...waiting }, { name }) => ({
		subject: message(`${words}.subject`, waiting),
		title: message(`${words}.title`),
		blocks: [
			text(`${words}.text`, waiting),
			text(`${words}.next`),
			button(message(`${words}.button`), path),
		],
		reason: message(reason, { shop: name }),
	}),
})

export const offerExpired = notTaken<'offer-lapsed'>(
	'mail.offer_expired',
	'/installer/orders',
	'mail.because_of_offers',
)
export const orderUnassigned = notTaken<'order-unassigned'>(
	'mail.order_unassigned',
	`/admin/orders/${SAMPLE_WAITING.orderId}`,
	'mail.because_of_admin',
)
