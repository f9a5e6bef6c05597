import { z } from '@hono/zod-openapi'
import { backwards, day, isForwards } from '../../../shared/day.ts'
import { PageQuery } from '../../../shared/lists/page-query.ts'
import { model, oneOf } from '../../../shared/model.ts'
import { Flag } from '../../../shared/requests/flag.ts'
import { sought } from '../../../shared/text/text.ts'
import { ORDER_STATUSES } from '../../orders/schema.ts'
import {
	PAYMENT_PROVIDERS,
	PAYMENT_STATES,
	PaymentDue,
	type REFUND_STATES,
	rupees,
} from '../../payments/schema.ts'

/** A page of a list, with the sums of the whole list. @param order in which its rows come */
const moneyList = <Totals extends z.ZodRawShape, Row extends z.ZodType>(
	name: string,
	totals: Totals,
	row: Row,
	order: { description: string },
) =>
	model(name, {
		totals: z
			.object(totals)
			.openapi({ description: 'Of all that the filter finds, not of this page alone' }),
		rows: z.array(row).openapi(order),
	})

export const MOVEMENT_KINDS = ['payment', 'refund'] as const

/** States of payments and of refunds; `failed` is one of both. */
export const MOVEMENT_STATES = [
	...PAYMENT_STATES,
	'requested',
	'sent',
	'done',
] as const satisfies readonly ((typeof PAYMENT_STATES)[number] | (typeof REFUND_STATES)[number])[]

const MovementFields = z.object({
	kind: oneOf(MOVEMENT_KINDS).optional(),
	way: oneOf(PAYMENT_PROVIDERS).optional(),
	state: oneOf(MOVEMENT_STATES).optional(),
	from: day().optional().openapi({ description: 'First day, in the store’s zone' }),
	to: day().optional().openapi({ description: 'Last day, included' }),
	q: sought(100).openapi({
		description:
			'What an admin finds the order by, such as the beginning of its number or of what the bank or provider calls a payment, refund or settlement',
	}),
})
export const MovementFilter = MovementFields.refine(isForwards, backwards)
export type MovementFilter = z.output<typeof MovementFilter>

export const MovementQuery = MovementFields.extend(PageQuery.shape).refine(isForwards, backwards)
export type MovementQuery = z.output<typeof MovementQuery>

export const Movement = model('MoneyMovement', {
	kind: z.enum(MOVEMENT_KINDS),
	id: z.string(),
	orderId: z.string(),
	buyer: z.string(),
	way: z.enum(PAYMENT_PROVIDERS).openapi({ description: 'Of a refund, the way the money came' }),
	state: z.enum(MOVEMENT_STATES),
	amount: rupees(),
	reference: z.string().nullable().openapi({ description: 'What the bank or provider calls it' }),
	fee: rupees('the provider’s fee, with its GST; null where it has not said').nullable(),
	feeTax: rupees('the GST within the fee').nullable(),
	settlement: z.string().nullable().openapi({
		description: 'The settlement by which the provider paid it out; null before that',
	}),
	utr: z.string().nullable().openapi({ description: 'The settlement’s reference at the bank' }),
	at: z.string().openapi({
		description: 'When it came or was done; when it was begun where that has not happened',
	}),
})
export type Movement = z.output<typeof Movement>

export const MovementList = moneyList(
	'MoneyMovements',
	{
		received: rupees('all payments that came'),
		refunded: rupees('all refunds that are done'),
		refunding: rupees('refunds that are asked for or on their way'),
	},
	Movement,
	{ description: 'Newest first' },
)
export type MovementList = z.output<typeof MovementList>

export const PayableFilter = z.object({
	q: sought(100).openapi({ description: 'What an admin finds the order by' }),
})
export type PayableFilter = z.output<typeof PayableFilter>

export const PayableQuery = PayableFilter.extend(PageQuery.shape)
export type PayableQuery = z.output<typeof PayableQuery>

export const Payable = model('Payable', {
	orderId: z.string(),
	buyer: z.string(),
	status: z.enum(ORDER_STATUSES),
	total: rupees('of the order'),
	paid: rupees(),
	refunded: rupees('what went back or is on its way'),
	owed: rupees('what its buyer is owed beside that'),
	paidAt: z.string().openapi({ description: 'When it was paid for last' }),
})
export type Payable = z.output<typeof Payable>

export const Payables = moneyList(
	'Payables',
	{ owed: rupees('all that buyers are owed') },
	Payable,
	{ description: 'The oldest order first' },
)
export type Payables = z.output<typeof Payables>

export const BankOfferFilter = z.object({
	state: oneOf(['open', 'paid'])
		.optional()
		.openapi({ description: 'Only what banks still owe, or have paid' }),
	q: sought(100).openapi({
		description: 'Part of the order’s number, the buyer’s name or a reference',
	}),
})
export type BankOfferFilter = z.output<typeof BankOfferFilter>

export const BankOfferQuery = BankOfferFilter.extend(PageQuery.shape)
export type BankOfferQuery = z.output<typeof BankOfferQuery>

export const BankOfferView = model('BankOffer', {
	paymentId: z.string(),
	orderId: z.string(),
	buyer: z.string(),
	payment: z.string().openapi({ description: 'The provider’s id of the payment' }),
	at: z.string().openapi({ description: 'When it was paid' }),
	charged: rupees('what the buyer was charged'),
	offer: rupees('what the bank bears'),
	open: rupees('what of it the bank still owes'),
	settlement: z.string().nullable().openapi({
		description: 'The settlement that paid it out, where the provider’s lines have it',
	}),
	utr: z.string().nullable().openapi({ description: 'That settlement’s reference at the bank' }),
	reference: z.string().nullable().openapi({
		description: 'The bank’s reference, where an admin has recorded that it paid',
	}),
	receivedAt: z.string().nullable(),
})
export type BankOfferView = z.output<typeof BankOfferView>

export const BankOffers = moneyList(
	'BankOffers',
	{ open: rupees('what banks owe'), paid: rupees('what they have paid') },
	BankOfferView,
	{ description: 'The earliest first' },
)
export type BankOffers = z.output<typeof BankOffers>

export const ReceivableFilter = z.object({
	way: oneOf(PAYMENT_PROVIDERS).optional(),
	late: Flag.optional().openapi({ description: 'Only what is late' }),
	q: sought(100).openapi({ description: 'Part of the order’s number or the buyer’s name' }),
})
export type ReceivableFilter = z.output<typeof ReceivableFilter>

export const ReceivableQuery = ReceivableFilter.extend(PageQuery.shape)
export type ReceivableQuery = z.output<typeof ReceivableQuery>

export const Receivable = model('Receivable', {
	orderId: z.string(),
	buyer: z.string(),
	way: z.enum(PAYMENT_PROVIDERS),
	n: z.number().openapi({ description: 'The row of the order’s schedule' }),
	due: PaymentDue,
	amount: rupees('what is not paid of this row'),
	since: z.string().openapi({ description: 'When it fell due' }),
	reservedUntil: z.string().nullable().openapi({
		description: 'Until when its goods are reserved for it; null where it is released',
	}),
	daysLate: z.number().openapi({
		description:
			'Whole days of the store’s calendar since the end of the day on which it fell due, or of the last day of the reservation where there is one; 0 until then',
	}),
	remindedAt: z.string().nullable().openapi({
		description: 'When an admin last reminded its buyer; null where none has',
	}),
})
export type Receivable = z.output<typeof Receivable>

export const Receivables = moneyList(
	'Receivables',
	{ due: rupees('all that is due'), late: rupees('what of it is late') },
	Receivable,
	{ description: 'The latest first' },
)
export type Receivables = z.output<typeof Receivables>
