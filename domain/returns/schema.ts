import { z } from '@hono/zod-openapi'
import { issue } from '../../shared/messages/message.ts'
import { model } from '../../shared/model.ts'
import { line, optionalLine } from '../../shared/text.ts'
import { Contact } from '../orders/schema.ts'

export const RETURN_STATES = ['asked', 'agreed', 'refused', 'received'] as const
export type ReturnState = (typeof RETURN_STATES)[number]

/** Whether returned goods are sold again. */
export const CONDITIONS = ['resell', 'scrap'] as const
export type Condition = (typeof CONDITIONS)[number]

const WHOLE = issue('returns.quantity_whole')
const wholeNumber = z.number(WHOLE).int(WHOLE).min(0, WHOLE).max(1_000_000, WHOLE)

export const NewReturn = Contact.extend({
	lines: z
		.array(z.object({ line: wholeNumber, quantity: wholeNumber }))
		.max(200)
		.openapi({ description: 'Of which lines how many; those of none are left out' }),
	reason: line(500, issue('returns.reason_required')),
}).openapi('NewReturn')
export type NewReturn = z.output<typeof NewReturn>

export const ReturnAgreement = model('ReturnAgreement', { answer: optionalLine(500) })
export const ReturnRefusal = model('ReturnRefusal', {
	answer: line(500, issue('returns.answer_required')),
})

export const Receipt = model('ReturnReceipt', {
	lines: z
		.array(
			z.object({
				line: wholeNumber,
				condition: z.enum(CONDITIONS, { error: () => issue('returns.condition_required') }),
			}),
		)
		.max(200)
		.openapi({ description: 'Every line of the return, with what becomes of it' }),
})
export type Receipt = z.output<typeof Receipt>

const NamedLine = z.object({ line: z.number(), name: z.string(), quantity: z.number() })

export const OrderReturn = model('OrderReturn', {
	n: z.number(),
	state: z.enum(RETURN_STATES),
	reason: z.string(),
	answer: z.string().nullable(),
	lines: z.array(NamedLine.extend({ condition: z.enum(CONDITIONS).nullable() })),
	refund: z.number().nullable().openapi({ description: 'Rupees; null until it is received' }),
	askedAt: z.string(),
	answeredAt: z.string().nullable(),
	receivedAt: z.string().nullable(),
})
export type OrderReturn = z.output<typeof OrderReturn>

export const OrderReturns = model('OrderReturns', {
	returns: z.array(OrderReturn),
	left: z.array(NamedLine).openapi({ description: 'What can still be returned' }),
})
export type OrderReturns = z.output<typeof OrderReturns>

export const NumberParam = z.object({
	id: z.string().openapi({ param: { name: 'id', in: 'path' } }),
	n: z.coerce
		.number(issue('returns.not_found'))
		.int(issue('returns.not_found'))
		.min(1, issue('returns.not_found'))
		.openapi({ param: { name: 'n', in: 'path' } }),
})
