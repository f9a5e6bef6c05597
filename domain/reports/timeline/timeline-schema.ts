import { z } from '@hono/zod-openapi'
import type { WithMessages } from '../../../shared/messages/message.ts'
import { model, oldName } from '../../../shared/model.ts'
import { CLAIM_STATES } from '../../claims/rules.ts'
import { DocumentSummary } from '../../documents/schema.ts'
import { CHECKLIST } from '../../installations/schema.ts'
import { MAIL_STATES } from '../../mail/schema.ts'
import { OrderEvent } from '../../orders/schema.ts'
import { PAYMENT_PROVIDERS, PAYMENT_STATES, REFUND_STATES } from '../../payments/schema.ts'
import { CANCEL_REQUEST_STATES } from '../../returns/cancelling/cancel-schema.ts'
import { CONDITIONS } from '../../returns/schema.ts'

const at = z.string()
const rupees = z.number().openapi({ description: 'Rupees' })
const text = z.string()

const said = text.nullable().openapi({ description: 'The reason given, or the answer' })
const by = text.nullable().openapi({ description: 'The admin who answered' })

export const StepEvent = OrderEvent.extend({ kind: z.literal('step') })

export const PaymentEvent = z.object({
	kind: z.literal('payment'),
	at,
	id: text,
	way: z.enum(PAYMENT_PROVIDERS),
	state: z.enum(PAYMENT_STATES),
	amount: rupees,
	reference: text.nullable(),
	failure: text.nullable(),
	cameAt: text.nullable().openapi({
		description: 'When it came; where only the day is known, its beginning',
	}),
})

export const RefundEvent = z.object({
	kind: z.literal('refund'),
	at,
	id: text,
	way: z.enum(PAYMENT_PROVIDERS),
	state: z.enum(REFUND_STATES).openapi({
		description: 'A refund that is done is there twice: `requested`, and `done` when it was',
	}),
	amount: rupees,
	reason: text,
	reference: text.nullable(),
	failure: text.nullable(),
})

export const MailEvent = z.object({
	kind: z.literal('mail'),
	at,
	id: text,
	template: text,
	to: text,
	state: z.enum(MAIL_STATES),
})

export const ClaimEvent = z.object({
	kind: z.literal('claim'),
	at,
	n: z.number().openapi({ description: 'From 1, among the warranty claims of the order' }),
	state: z.enum(CLAIM_STATES),
	product: text,
	serial: text,
	said: text.nullable().openapi({ description: 'What is wrong, or a note' }),
	by: text,
})
export type ClaimEvent = z.output<typeof ClaimEvent>

/** Something that happened to an order or because of it. */
export const TimelineEvent = z
	.discriminatedUnion('kind', [
		StepEvent,
		PaymentEvent,
		RefundEvent,
		MailEvent,
		ClaimEvent,
		z.object({
			kind: z.literal('parcel'),
			at,
			n: z.number(),
			did: z.enum(['sent', 'delivered']),
			carrier: text,
			trackingNumber: text.nullable(),
			trackingUrl: text.nullable(),
		}),
		z.object({
			kind: z.literal('job'),
			at,
			step: z.enum(CHECKLIST),
			by: text.nullable().openapi({ description: 'Who ticked it off' }),
		}),
		z.object({
			kind: z.literal('paper'),
			at,
			id: text,
			document: DocumentSummary.shape.kind,
			number: text,
			paper: oldName(DocumentSummary.shape.kind, 'document'),
		}),
		z.object({
			kind: z.literal('return'),
			at,
			n: z.number(),
			did: z.enum(['asked', 'agreed', 'refused', 'received', 'credited']),
			said,
			by,
			items: z
				.array(
					z.object({
						name: text,
						quantity: z.number(),
						condition: z
							.enum(CONDITIONS)
							.nullable()
							.openapi({ description: 'Null until it is received' }),
					}),
				)
				.openapi({ description: 'What is asked for, and what is received' }),
			amount: rupees
				.nullable()
				.openapi({ description: 'Rupees that go back once it is received, or are credited' }),
			number: text.nullable().openapi({ description: 'Of the credit note' }),
		}),
		z.object({
			kind: z.literal('cancel-request'),
			at,
			n: z.number(),
			did: z.enum(CANCEL_REQUEST_STATES),
			said,
			by,
		}),
	])
	.openapi('OrderTimelineEvent')
export type TimelineEvent = z.output<typeof TimelineEvent>
export type TimelineEventWithMessages = WithMessages<TimelineEvent, 'note'>

export const OrderTimeline = model('OrderTimeline', {
	events: z.array(TimelineEvent).openapi({ description: 'Oldest first' }),
})
export type OrderTimelineWithMessages = { events: TimelineEventWithMessages[] }
