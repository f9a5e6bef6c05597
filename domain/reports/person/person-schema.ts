import { z } from '@hono/zod-openapi'
import { ROLES } from '../../../shared/actor.ts'
import { PageQuery } from '../../../shared/lists/page-query.ts'
import type { WithMessages } from '../../../shared/messages/message.ts'
import { model } from '../../../shared/model.ts'
import { ContactNote, contactField } from '../../contacts/schema.ts'
import { EnquiryStatus } from '../../enquiries/schema.ts'
import { FeedbackStatus } from '../../feedback/schema.ts'
import {
	ClaimEvent,
	MailEvent,
	PaymentEvent,
	RefundEvent,
	StepEvent,
} from '../timeline/timeline-schema.ts'

export const PersonQuery = PageQuery.extend({
	contact: contactField.openapi({
		type: 'string',
		description: 'The phone number or mail address of the person',
		example: '98200 12345',
	}),
})
export type PersonQuery = z.output<typeof PersonQuery>

const at = z.string()
const text = z.string()
const OF_ORDER = { orderId: text }

/** Something between the shop and a person. */
export const PersonEvent = z
	.discriminatedUnion('kind', [
		StepEvent.extend(OF_ORDER),
		PaymentEvent.extend(OF_ORDER),
		RefundEvent.extend(OF_ORDER),
		MailEvent,
		ClaimEvent.extend(OF_ORDER),
		z.object({
			kind: z.literal('installation'),
			at: at.openapi({ description: 'When the job was taken' }),
			...OF_ORDER,
			installer: text.nullable(),
			appointment: at.nullable(),
			completed: at.nullable(),
		}),
		z.object({
			kind: z.literal('enquiry'),
			at,
			id: text,
			number: text,
			status: EnquiryStatus,
			message: text.nullable(),
		}),
		z.object({
			kind: z.literal('feedback'),
			at,
			id: text,
			subject: text,
			message: text,
			status: FeedbackStatus,
		}),
		ContactNote.omit({ kind: true }).extend({
			kind: z.literal('note'),
			isCall: z.boolean(),
		}),
	])
	.openapi('PersonEvent')
export type PersonEvent = z.output<typeof PersonEvent>
export type PersonEventWithMessages = WithMessages<PersonEvent, 'note'>

export const Person = model('Person', {
	contacts: z
		.array(z.object({ kind: z.enum(['email', 'phone']), value: text }))
		.openapi({ description: 'The one asked for, then those beside it on orders and enquiries' }),
	names: z.array(text).openapi({ description: 'The latest first' }),
	accounts: z.array(z.object({ id: text, name: text, email: text, role: z.enum(ROLES) })),
	orders: z.number().openapi({ description: 'How many orders; the newest 200 are read' }),
	total: z.number().openapi({ description: 'How many events' }),
	events: z.array(PersonEvent).openapi({ description: 'The latest first' }),
})
export type PersonWithMessages = Omit<z.output<typeof Person>, 'events'> & {
	events: PersonEventWithMessages[]
}
