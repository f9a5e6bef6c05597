import { message } from '../../../../shared/messages/message.ts'
import type { Template } from '../../content.ts'
import { note, orderButton, text } from '../../parts.ts'
import { SAMPLE_ORDER } from '../../samples.ts'

/** The page of an order's reviews, by the way to the order. */
const toReviews = <Way extends { path: string }>(way: Way): Way => ({
	...way,
	path: way.path.replace(/^[^?]+/, '$&/reviews'),
})

export const reviewRequest: Template<'review-request'> = {
	sample: { ...SAMPLE_ORDER, fulfilment: 'installation' },
	content: ({ fulfilment, ...way }, { name: shop }) => ({
		subject: message('mail.review_request.subject', { orderId: way.orderId }),
		title: message('mail.review_request.title'),
		blocks: [
			text('mail.review_request.text', { isInstalled: fulfilment === 'installation' }),
			text('mail.review_request.shown'),
			orderButton(toReviews(way), message('mail.review_request.button')),
			note('mail.review_request.note'),
		],
		reason: message('mail.because_of_order', { shop }),
	}),
}

export const reviewHidden: Template<'review-hidden'> = {
	sample: { ...SAMPLE_ORDER, reason: 'personal-data' },
	content: ({ reason, ...way }, { name: shop }) => ({
		subject: message('mail.review_hidden.subject', { orderId: way.orderId }),
		title: message('mail.review_hidden.title'),
		blocks: [
			text('mail.review_hidden.text'),
			text('mail.review_hidden.reason', { reason }),
			text('mail.review_hidden.next'),
			orderButton(toReviews(way), message('mail.review_hidden.button')),
		],
		reason: message('mail.because_of_order', { shop }),
	}),
}
