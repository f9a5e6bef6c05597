import { z } from '@hono/zod-openapi'
import { asPin } from '../../shared/addresses/pin.ts'
import { day } from '../../shared/day.ts'
import { bulkIds } from '../../shared/lists/bulk.ts'
import { PageQuery } from '../../shared/lists/page-query.ts'
import { issue } from '../../shared/messages/message.ts'
import { model, oldName, oneOf } from '../../shared/model.ts'
import { fromRupees } from '../../shared/money.ts'
import { rupeesNumber } from '../../shared/numbers/number-schema.ts'
import { Flag } from '../../shared/requests/flag.ts'
import { optionalEmail } from '../../shared/text/email.ts'
import { optionalPhone } from '../../shared/text/phone.ts'
import {
	line,
	optionalLine,
	optionalParagraphs,
	personName,
	sought,
} from '../../shared/text/text.ts'
import { Items as Goods } from '../delivery/schema.ts'
import { VerdictAnswer } from '../planner/sizing/answer/verdict-schema.ts'
import { CALL_TIMES } from './call-back-rules.ts'
import { DUE_STATES } from './internal/promise-rules.ts'
import { ENQUIRY_STATUSES, ENQUIRY_STEPS } from './rules.ts'

const PIN = issue('enquiries.pin_wrong')
const PLAN = issue('enquiries.plan_wrong')
const NO_CONTACT = issue('enquiries.contact_required')

export const EnquiryStatus = oneOf(ENQUIRY_STATUSES).openapi('EnquiryStatus')
export type EnquiryStatus = z.output<typeof EnquiryStatus>

export const EnquirySubject = oneOf(['installer', 'delivery-cost']).openapi('EnquirySubject', {
	description:
		'installer: a question for installers; delivery-cost: what delivering the goods costs, which the shop answers',
})
export type EnquirySubject = z.output<typeof EnquirySubject>

const CallTimeField = oneOf(CALL_TIMES).openapi('CallTime', {
	description: 'morning: 9 to 12, afternoon: 12 to 16, evening: 16 to 19',
})

export const EnquiryPlan = z
	.string(PLAN)
	.max(2000, issue('enquiries.plan_too_long', { max: 2000 }))
	.regex(/^\/planner\?[\w%&=.,~+*:!'()-]*$/, PLAN)
	.openapi({
		description: 'The address of the plan within the store, with its parameters',
		example: '/planner?pin=411038&bill=4000',
	})

export const NewEnquiry = z
	.object({
		name: personName(100, issue('enquiries.name_required')),
		contactNumber: optionalPhone(),
		email: optionalEmail(),
		pin: line(12, issue('enquiries.pin_required'), asPin).regex(/^[1-9]\d{5}$/, PIN),
		callDay: day().nullish().openapi({
			description:
				'The day on which they like to be called: today or one of the seven days after it',
		}),
		callTime: CallTimeField.optional(),
		message: optionalParagraphs(1000),
		plan: EnquiryPlan.optional(),
		asks: EnquirySubject.optional().openapi({ description: 'An installer unless said' }),
		items: Goods.optional().openapi({ description: 'The goods asked about, a cart’s say' }),
		summary: optionalLine(200).openapi({ description: 'The plan in one sentence' }),
	})
	.refine(({ contactNumber, email }) => contactNumber !== undefined || email !== undefined, {
		error: NO_CONTACT,
		path: ['contactNumber'],
	})
	.refine(({ plan, items }) => plan !== undefined || items !== undefined, {
		error: PLAN,
		path: ['plan'],
	})
	.refine(({ asks, items }) => asks !== 'delivery-cost' || items !== undefined, {
		error: issue('enquiries.goods_required'),
		path: ['items'],
	})
	.openapi('NewEnquiry')
export type NewEnquiry = z.output<typeof NewEnquiry>

const EnquiryNumber = z
	.string()
	.openapi({ description: 'What a person calls it by', example: 'EQ-7KQ4-M2XD' })

const PromisedDay = z.string().nullable().openapi({
	description: 'The day by which the sender hears; null for enquiries of before',
	example: '2026-11-24',
})

/** The answer to the sender: no typed details, since the same person may have typed them earlier. */
export const EnquiryReceipt = model('EnquiryReceipt', {
	id: z.string(),
	number: EnquiryNumber,
	status: EnquiryStatus,
	promisedDay: PromisedDay,
	notifiedInstallers: z.number().nullable().openapi({
		description:
			'How many installers who serve the PIN code were notified; null where it is open to every installer',
	}),
	createdAt: z.string(),
})
export type EnquiryReceipt = z.output<typeof EnquiryReceipt>

export const ENQUIRY_SORTS = ['newest', 'oldest', 'due'] as const
export type EnquirySort = (typeof ENQUIRY_SORTS)[number]

export const EnquiryQuery = PageQuery.extend({
	status: EnquiryStatus.optional(),
	q: sought(100).openapi({
		description:
			'Words, each the beginning of a word in its number, the name, the email address, the contact number or the PIN code',
	}),
	due: oneOf(['today', 'overdue']).optional().openapi({
		description: 'Only those not answered yet whose promised day is today, or is over',
	}),
	mine: Flag.optional().openapi({
		description: 'Only those the caller sent, whatever their role',
	}),
	sort: oneOf(ENQUIRY_SORTS)
		.default('newest')
		.openapi({ description: '`due`: by the promised day, those without one last' }),
})
export type EnquiryQuery = z.output<typeof EnquiryQuery>

export const EnquiryExportQuery = EnquiryQuery.pick({ status: true, q: true, due: true })
export type EnquiryExportQuery = z.output<typeof EnquiryExportQuery>

export const EnquiryNote = model('EnquiryNote', {
	note: optionalParagraphs(500).openapi({ description: 'For installers and admins alone' }),
})

export const EnquiryAnswer = model('EnquiryAnswer', {
	...EnquiryNote.shape,
	reply: optionalParagraphs(2000).openapi({
		description:
			'For the sender, by mail and beside the enquiry. With it an admin can also answer an enquiry that nobody has taken',
	}),
})

export const EnquirySteps = model('EnquirySteps', {
	ids: bulkIds(issue('enquiries.choose')),
	step: oneOf(['answer', 'close', 'reopen']),
	...EnquiryAnswer.shape,
})
export type EnquirySteps = z.output<typeof EnquirySteps>

export const EnquiryAssignment = model('EnquiryAssignment', {
	installerId: line(64, issue('orders.installer_required')),
})
export type EnquiryAssignment = z.output<typeof EnquiryAssignment>

const COST_WRONG = issue('enquiries.cost_wrong')

export const NewQuotedPrice = model('NewQuotedPrice', {
	delivery: rupeesNumber(COST_WRONG)
		.min(0, COST_WRONG)
		.refine((amount) => fromRupees(amount) !== null, COST_WRONG)
		.openapi({ description: 'Rupees for the delivery of all the goods, GST included' }),
	day: day().openapi({ description: 'The day by which the goods arrive' }),
})
export type NewQuotedPrice = z.output<typeof NewQuotedPrice>

const rupees = (description: string) =>
	z.number().openapi({ description: `Rupees; ${description}` })

const PartSnapshot = z.object({
	productId: z.string(),
	name: z.string(),
	category: z.string(),
	quantity: z.number(),
	price: rupees('of one'),
})

/** The chosen system of a plan, as far as an enquiry stores it. */
export const SystemSnapshot = z.object({
	role: z.enum(['best', 'fits', 'cheaper', 'bigger']),
	kwp: z.number(),
	parts: z.array(PartSnapshot),
	price: rupees('of the parts, GST included'),
	installation: rupees('an estimate, GST included'),
	subsidy: rupees('0 where there was none'),
	cost: rupees('parts, installation and estimates less the subsidy'),
	saving: rupees('of the first year'),
	monthlyKwh: z.number().openapi({ description: 'Used in a month, as it was planned with' }),
	yearlyKwh: z.number().openapi({ description: 'Made in a usual year' }),
	paybackMonths: z.number().nullable().openapi({ description: 'null: not in 25 years' }),
	paybackRange: z
		.object({ earliest: z.number().nullable(), latest: z.number().nullable() })
		.openapi({ description: 'Months, in good and in poor years' }),
	verdict: VerdictAnswer.optional().openapi({
		description: 'Whether it was worth its money; not there where it was sent before that was kept',
	}),
})
export type SystemSnapshot = z.output<typeof SystemSnapshot>

export const PlanSnapshot = SystemSnapshot.extend({
	sentAt: z.string(),
	parts: z.array(
		PartSnapshot.extend({
			today: z
				.object({ price: rupees('of one'), stock: z.number() })
				.nullable()
				.openapi({ description: 'null where it is no longer sold' }),
		}),
	),
}).openapi('PlanSnapshot')
export type PlanSnapshot = z.output<typeof PlanSnapshot>

export const Enquiry = model('Enquiry', {
	id: z.string(),
	number: EnquiryNumber,
	status: EnquiryStatus,
	promisedDay: PromisedDay,
	due: z.enum(DUE_STATES).nullable().openapi({
		description: 'How the promised day stands to today; null once it is answered or closed',
	}),
	callDay: z
		.string()
		.nullable()
		.openapi({ description: 'The day on which they like to be called' }),
	callTime: CallTimeField,
	name: z.string(),
	senderShown: z.boolean().openapi({
		description:
			'Whether the caller is told who sent it. In a live store an installer who has not taken it is told the first name and the PIN code; contact number and email are null',
	}),
	contactNumber: z.string().nullable(),
	email: z.string().nullable(),
	pin: z.string(),
	place: z.string().nullable().openapi({ description: 'District and state of the PIN code' }),
	message: z.string().nullable(),
	plan: z.string().nullable().openapi({
		description: 'The address of the plan within the store; null where goods alone are asked about',
	}),
	goods: z
		.array(
			z.object({
				productId: z.string(),
				name: z.string(),
				quantity: z.number(),
				price: rupees('of one, when it was sent'),
			}),
		)
		.nullable()
		.openapi({ description: 'The goods asked about; null where a plan alone is' }),
	asks: EnquirySubject,
	quotedPrice: z
		.object({
			key: z.string().openapi({ description: 'By which its sender orders at this price' }),
			delivery: rupees('of the delivery, GST included'),
			day: z.string().openapi({ description: 'By which the goods arrive' }),
			validUntil: z.string(),
		})
		.nullable()
		.openapi({ description: 'What was quoted last; for its sender and admins alone' }),
	canQuotePrice: z.boolean().openapi({ description: 'Whether the caller can quote a price now' }),
	canAssign: z
		.boolean()
		.openapi({ description: 'Whether the caller can give it to an installer now' }),
	summary: z.string().nullable(),
	planSnapshot: PlanSnapshot.nullable().openapi({
		description:
			'The system asked about, as the store calculated it when the enquiry was sent; null where nothing fitted, and for enquiries of before',
	}),
	installer: z
		.object({ id: z.string(), name: z.string() })
		.nullable()
		.openapi({ description: 'Who took it' }),
	note: z.string().nullable().openapi({ description: 'For installers and admins alone' }),
	reply: z.string().nullable().openapi({ description: 'What the sender was answered with' }),
	/** The actions of the caller that are allowed now. */
	allowedActions: z.array(z.enum(ENQUIRY_STEPS)),
	may: oldName(z.array(z.enum(ENQUIRY_STEPS)), 'allowedActions'),
	createdAt: z.string(),
	takenAt: z.string().nullable(),
	answeredAt: z.string().nullable(),
	updatedAt: z.string(),
})
export type Enquiry = z.output<typeof Enquiry>
