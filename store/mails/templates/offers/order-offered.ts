import { number } from '../../../../shared/format/english.ts'
import { message } from '../../../../shared/messages/message.ts'
import type { Template } from '../../content.ts'
import { button, text } from '../../parts.ts'
import { SAMPLE_SPAN, SAMPLE_WAITING } from '../../samples.ts'

export const orderOffered: Template<'order-offered'> = {
	sample: {
		...SAMPLE_WAITING,
		path: '/installer/orders',
		items: [{ name: 'Home Kit 3 kW', quantity: 1 }],
		until: SAMPLE_SPAN.at,
	},
	content: ({ path, items, until, ...waiting }, { name }) => ({
		subject: message('mail.order_offered.subject', waiting),
		title: message('mail.order_offered.title'),
		blocks: [
			text('mail.order_offered.text', waiting),
			{
				kind: 'facts',
				facts: items.map((item) => ({ label: item.name, value: number(item.quantity) })),
			},
			{
				kind: 'facts',
				facts: [
					{ label: message('mail.label.place'), value: message('mail.place', waiting) },
					{
						label: message('mail.label.answer_by'),
						value: message('mail.order_offered.until', { until }),
					},
				],
			},
			text('mail.order_offered.next'),
			button(message('mail.order_offered.button'), path),
		],
		reason: message('mail.because_of_offers', { shop: name }),
	}),
}
