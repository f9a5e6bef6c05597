import { number } from '../../../shared/format/english.ts'
import { message } from '../../../shared/messages/message.ts'
import { orderMail } from '../order-mail.ts'
import { text } from '../parts.ts'
import { SAMPLE_ORDER } from '../samples.ts'

export const parcelSent = orderMail<'parcel-sent'>({
	words: 'mail.parcel_sent',
	sample: {
		...SAMPLE_ORDER,
		carrier: 'Blue Dart',
		trackingNumber: '59482716304',
		items: [{ name: 'Mono PERC Panel 540 W', quantity: 6 }],
		hasMore: true,
		isFirst: true,
	},
	blocks: ({ orderId, carrier, trackingNumber, items, hasMore, isFirst = false }) => [
		text('mail.parcel_sent.text', { orderId, hasMore, isFirst }),
		{
			kind: 'facts',
			facts: items.map((item) => ({ label: item.name, value: number(item.quantity) })),
		},
		{
			kind: 'facts',
			facts: [
				{ label: message('mail.label.carrier'), value: carrier },
				...(trackingNumber
					? [{ label: message('mail.label.tracking_number'), value: trackingNumber }]
					: []),
			],
		},
	],
})
