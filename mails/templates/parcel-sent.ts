import { number } from '../../shared/format/english.ts'
import { message } from '../../shared/messages/message.ts'
import type { Fact, Template } from '../content.ts'
import { orderButton } from '../parts.ts'
import { SAMPLE_ORDER } from '../samples.ts'

export const parcelSent: Template<'parcel-sent'> = {
	sample: {
		...SAMPLE_ORDER,
		carrier: 'Blue Dart',
		trackingNumber: '59482716304',
		items: [{ name: 'Mono PERC Panel 540 W', quantity: 6 }],
		hasMore: true,
	},
	content: ({ orderId, carrier, trackingNumber, items, hasMore, ...link }, { name }) => {
		const tracking: Fact[] = [
			{ label: message('mail.label.carrier'), value: carrier },
			...(trackingNumber
				? [{ label: message('mail.label.tracking_number'), value: trackingNumber }]
				: []),
		]
		return {
			subject: message('mail.parcel_sent.subject', { orderId }),
			title: message('mail.parcel_sent.title'),
			blocks: [
				{ kind: 'text', message: message('mail.parcel_sent.text', { orderId, hasMore }) },
				{
					kind: 'facts',
					facts: items.map((item) => ({ label: item.name, value: number(item.quantity) })),
				},
				{ kind: 'facts', facts: tracking },
				orderButton(link),
			],
			reason: message('mail.because_of_order', { shop: name }),
		}
	},
}
