import { z } from '@hono/zod-openapi'
import { day } from '../../shared/day.ts'
import { issue } from '../../shared/messages/message.ts'
import { model, oneOf } from '../../shared/model.ts'
import { wholeNumber } from '../../shared/numbers/number-schema.ts'
import { optionalParagraphs, paragraphs } from '../../shared/text/text.ts'
import { Contact } from '../orders/schema.ts'
import { NewPicture } from '../uploads/schema.ts'

export const RETURN_STATES = ['asked', 'agreed', 'refused', 'received'] as const
export type ReturnState = (typeof RETURN_STATES)[number]

/** Whether returned goods are sold again. */
export const CONDITIONS = ['resell', 'scrap'] as const
export type Condition = (typeof CONDITIONS)[number]

/** Why goods come back. */
export const CAUSES = ['changed-mind', 'damaged', 'wrong-item', 'not-as-described'] as const
export type Cause = (typeof CAUSES)[number]

const CauseField = oneOf(CAUSES)

const WHOLE = issue('returns.quantity_whole')
const pieces = wholeNumber(WHOLE).min(0, WHOLE).max(1_000_000, WHOLE)

export const NewReturn = Contact.extend({
	lines: z
		.array(z.object({ line: pieces, quantity: pieces }))
		.max(200)
		.openapi({ description: 'Of which lines how many; those of none are left out' }),
	cause: CauseField.default('changed-mind').openapi({
		description:
			'Of a fault of the shop, all but `changed-mind`, the charges of the order go back too',
	}),
	reason: paragraphs(500, issue('returns.reason_required')),
}).openapi('NewReturn')
export type NewReturn = z.output<typeof NewReturn>

/** What a buyer does with the goods of an approved return. */
export const INSTRUCTIONS = {
	collectedOn: day().nullish().openapi({
		description: 'The day on which the shop collects the goods; else their buyer sends them',
	}),
	sendTo: optionalParagraphs(300).openapi({
		description: 'Where the buyer sends them; as the settings say unless given',
	}),
	sendUntil: day().nullish().openapi({
		description: 'The last day of that; as the settings say unless given',
	}),
	packing: optionalParagraphs(500).openapi({
		description: 'How they are packed; as the settings say unless given',
	}),
}

export const ReturnInstructions = model('ReturnInstructions', INSTRUCTIONS)
export type ReturnInstructions = z.output<typeof ReturnInstructions>

export const InstructionsView = model('InstructionsOfReturn', {
	collectedOn: z.string().nullable().openapi({
		format: 'date',
		description: 'The day on which the shop collects the goods; null: their buyer sends them',
	}),
	sendTo: z.string().openapi({ description: 'Blank where the shop collects them or does not say' }),
	sendUntil: z.string().nullable().openapi({ format: 'date' }),
	packing: z.string(),
})
export type InstructionsView = z.output<typeof InstructionsView>

export const ReturnAgreement = model('ReturnAgreement', {
	answer: optionalParagraphs(500),
	cause: CauseField.optional().openapi({
		description: 'As the shop judges it; left out, as it was asked for',
	}),
	...INSTRUCTIONS,
})
export const ReturnRefusal = model('ReturnRefusal', {
	answer: paragraphs(500, issue('returns.answer_required')),
})

export const Receipt = model('ReturnReceipt', {
	lines: z
		.array(
			z.object({
				line: pieces,
				condition: z.enum(CONDITIONS, { error: () => issue('returns.condition_required') }),
			}),
		)
		.max(200)
		.openapi({ description: 'Every line of the return, with what becomes of it' }),
})
export type Receipt = z.output<typeof Receipt>

const NamedLine = z.object({ line: z.number(), name: z.string(), quantity: z.number() })

const NamedAmount = z.object({
	name: z.string(),
	amount: z.number().openapi({ description: 'Rupees' }),
})

export const NewReturnPhoto = NewPicture.extend(Contact.shape).openapi('NewReturnPhoto')
export type NewReturnPhoto = z.output<typeof NewReturnPhoto>

const ReturnPhoto = z.object({ id: z.string(), imageUrl: z.string(), at: z.string() })

export const OrderReturn = model('OrderReturn', {
	n: z.number(),
	state: z.enum(RETURN_STATES),
	cause: z
		.enum(CAUSES)
		.nullable()
		.openapi({ description: 'Null of one that was asked for before this was' }),
	reason: z.string(),
	answer: z.string().nullable(),
	instructions: InstructionsView.nullable().openapi({
		description: 'What its buyer does with the goods; null unless they are awaited',
	}),
	lines: z.array(NamedLine.extend({ condition: z.enum(CONDITIONS).nullable() })),
	photos: z.array(ReturnPhoto),
	mayAddPhoto: z.boolean().openapi({
		description: 'Whether its buyer can add another photo: at most six, until it is received',
	}),
	refund: z.number().nullable().openapi({ description: 'Rupees; null until it is received' }),
	expected: z.number().nullable().openapi({
		description: 'Rupees that would go back if it were received now; null where it is over',
	}),
	charges: z.array(NamedAmount).openapi({
		description: 'Of what was paid beside the goods, what goes back with it or would now',
	}),
	chargesOfFault: z.number().openapi({
		description:
			'Rupees of such charges that would go back now of a fault of the shop; 0 where it is over',
	}),
	askedAt: z.string(),
	answeredAt: z.string().nullable(),
	receivedAt: z.string().nullable(),
})
export type OrderReturn = z.output<typeof OrderReturn>

export const OrderReturns = model('OrderReturns', {
	returns: z.array(OrderReturn),
	usual: InstructionsView.openapi({
		description: 'What buyers do with goods where an approval says nothing else, as of today',
	}),
	left: z.array(NamedLine).openapi({ description: 'What can still be returned' }),
	charges: z.array(NamedAmount).openapi({
		description: 'What was paid beside the goods and did not go back',
	}),
})
export type OrderReturns = z.output<typeof OrderReturns>
