import { z } from '@hono/zod-openapi'
import { issue } from '../../../shared/messages/message.ts'
import { model, oldName } from '../../../shared/model.ts'
import { line, optionalParagraphs, paragraphs } from '../../../shared/text/text.ts'
import { itemsUpTo } from '../../checkout/schema.ts'
import { Contact } from '../../orders/schema.ts'

export const CHANGE_STATES = ['proposed', 'accepted', 'refused', 'withdrawn'] as const
export type ChangeState = (typeof CHANGE_STATES)[number]

export const CHANGE_ACTIONS = ['consent', 'refuse', 'withdraw'] as const
export type ChangeAction = (typeof CHANGE_ACTIONS)[number]

export const NewChange = model('NewOrderChange', {
	items: itemsUpTo(10_000).openapi({
		description: 'All that the order would be of, not only what is new',
	}),
	reason: paragraphs(1000, issue('fulfilment.reason_required')),
})
export type NewChange = z.output<typeof NewChange>

export const Consent = Contact.extend({
	hash: line(100, issue('fulfilment.hash_required')).openapi({
		description: 'That of the proposal the buyer saw',
	}),
}).openapi('ChangeConsent')
export type Consent = z.output<typeof Consent>

export const ChangeRefusal = Contact.extend({ reason: optionalParagraphs(500) }).openapi(
	'ChangeRefusal',
)
export const ChangeWithdrawal = model('ChangeWithdrawal', { reason: optionalParagraphs(500) })

const ChangedLine = z.object({
	productId: z.string(),
	name: z.string(),
	price: z.number(),
	quantity: z.number(),
	lineTotal: z.number().openapi({ description: 'Rupees, after its share of a discount' }),
})

const Version = z.object({
	lines: z.array(ChangedLine),
	charges: z.array(z.object({ name: z.string(), amount: z.number() })),
	discount: z.number().openapi({ description: 'Rupees that a code takes off all lines' }),
	total: z.number().openapi({ description: 'Rupees, GST included' }),
	tax: z.number(),
	yearlyKwh: z.number().nullable().openapi({
		description:
			'What its panels make in a usual year at the place of delivery, kWh; null without panels or where the place is not known',
	}),
})

export const OrderChange = model('OrderChange', {
	orderId: z.string(),
	n: z.number(),
	state: z.enum(CHANGE_STATES),
	hash: z.string().openapi({ description: 'Who consents sends it' }),
	reason: z.string(),
	before: Version,
	after: Version,
	difference: z.number().openapi({ description: 'Rupees; negative where it costs less' }),
	proposedBy: z.string(),
	createdAt: z.string(),
	answeredBy: z.string().nullable(),
	answeredAt: z.string().nullable(),
	answerNote: z.string().nullable(),
	allowedActions: z.array(z.enum(CHANGE_ACTIONS)),
	may: oldName(z.array(z.enum(CHANGE_ACTIONS)), 'allowedActions'),
})
export type OrderChange = z.output<typeof OrderChange>
