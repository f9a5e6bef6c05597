import { z } from '@hono/zod-openapi'
import { issue } from '../../../shared/messages/message.ts'
import { model } from '../../../shared/model.ts'
import { rupeesNumber } from '../../../shared/numbers/number-schema.ts'
import { optionalParagraphs, paragraphs } from '../../../shared/text/text.ts'
import { Contact } from '../../orders/schema.ts'
import { rupees } from '../../payments/schema.ts'

export const CANCEL_REQUEST_STATES = ['asked', 'granted', 'refused'] as const
export type CancelRequestState = (typeof CANCEL_REQUEST_STATES)[number]

export const NewCancelRequest = Contact.extend({
	reason: paragraphs(500, issue('returns.cancel_reason_required')),
}).openapi('NewCancelRequest')
export type NewCancelRequest = z.output<typeof NewCancelRequest>

const AMOUNT = issue('payments.amount_wrong')

export const CancelGrant = model('CancelGrant', {
	refund: rupeesNumber(AMOUNT)
		.min(0, AMOUNT)
		.max(1_000_000_000, AMOUNT)
		.optional()
		.openapi({ description: 'Rupees of what was paid; all of it unless said' }),
	answer: optionalParagraphs(500).openapi({
		description: 'For the buyer; required unless all that was paid is refunded',
	}),
})
export type CancelGrant = z.output<typeof CancelGrant>

export const CancelRefusal = model('CancelRefusal', {
	answer: paragraphs(500, issue('returns.answer_required')),
})

export const CancelRequest = model('CancelRequest', {
	n: z.number(),
	state: z.enum(CANCEL_REQUEST_STATES),
	reason: z.string(),
	answer: z.string().nullable(),
	askedAt: z.string(),
	answeredAt: z.string().nullable(),
})
export type CancelRequest = z.output<typeof CancelRequest>

export const CancelRequests = model('CancelRequests', {
	requests: z.array(CancelRequest),
	mayAsk: z
		.boolean()
		.openapi({ description: 'Whether the caller can ask to cancel the order now' }),
	paid: rupees('what was paid and can be refunded'),
})
export type CancelRequests = z.output<typeof CancelRequests>
