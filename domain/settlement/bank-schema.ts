import { z } from '@hono/zod-openapi'
import { type IssueText, issue } from '../../shared/messages/message.ts'
import { model } from '../../shared/model.ts'
import { fileText, line } from '../../shared/text/text.ts'
import { rupees } from '../payments/schema.ts'
import { COLUMN_ROLES } from './internal/bank/reading/headings.ts'
import { UNREAD_REASONS } from './internal/bank/reading/lines.ts'
import { MAX_FILE_CHARACTERS } from './limits.ts'

/** A file of a bank or a provider. @param missing said where there is none */
export const moneyFile = (missing: IssueText) =>
	fileText(MAX_FILE_CHARACTERS, issue('payments.bank_file_too_large'), missing)

export const BankFile = model('BankFile', {
	text: moneyFile(issue('payments.bank_file_required')).openapi({
		description: 'A statement as the bank gives it: CSV, or text with tabs',
	}),
})
export type BankFile = z.output<typeof BankFile>

/** The result of a line of a bank's file. */
export const BANK_LINE_RESULTS = [
	'payment',
	'known',
	'conflict',
	'similar',
	'part',
	'other-amount',
	'over',
	'several',
	'no-order',
	'settlement',
	'returned',
	'refund',
	'unread',
] as const
export type BankLineResult = (typeof BANK_LINE_RESULTS)[number]

/** Why an order is proposed for a line, the likeliest first. */
export const PROPOSED_BY = ['reference', 'number', 'amount', 'name'] as const
export type ProposedBy = (typeof PROPOSED_BY)[number]

const Proposal = z.object({
	orderId: z.string(),
	buyer: z.string(),
	open: rupees('what is still to be paid of the order'),
	by: z.enum(PROPOSED_BY).openapi({
		description:
			'`reference`: its buyer has entered this UTR; `number`: its number begins as the line has it; `amount`: just this amount is asked; `name`: the line has its buyer’s name',
	}),
	isPart: z.boolean().openapi({ description: 'Whether the line is a part of what is open' }),
})

const Refund = z.object({ id: z.string(), orderId: z.string(), amount: rupees() })

const BankLine = z.object({
	row: z.number().openapi({ description: 'As a spreadsheet counts, the first row being 1' }),
	date: z.string().nullable(),
	amount: rupees().nullable(),
	isDebit: z.boolean(),
	reference: z.string().nullable().openapi({
		description: 'Its UTR or RRN without zeros before it; null where it has none that is sure',
	}),
	narration: z.string(),
	orderId: z.string().nullable().openapi({
		description: 'The order it names, or for which it is recorded',
	}),
	result: z.enum(BANK_LINE_RESULTS).openapi({
		description:
			'`payment` is one for the order it names; `settlement` is what a payment provider has paid out; `known` was recorded before; all others are questions to a person: `conflict` has a reference that is recorded with another amount, day or order; `similar` may be a payment of this amount that was recorded without its reference; `part` is less than its order has open; `other-amount` is more; `over` is for an order that is cancelled; `several` names several orders; `no-order` names none; `returned` is a debit with the reference of a payment; `refund` is a debit of the amount of a refund to be sent; `unread` could not be read',
	}),
	reason: z.enum(UNREAD_REASONS).nullable().openapi({
		description:
			'Why it could not be read: it has more or fewer `cells` than the head; its `day`, its `amount` or its `direction`; `both` a credit and a debit; a day in the `future`',
	}),
	proposals: z.array(Proposal),
	refunds: z.array(Refund).openapi({ description: 'Refunds to be sent that a debit may be' }),
})
export type BankReportLine = z.output<typeof BankLine>

export const BankReport = model('BankReport', {
	lines: z.array(BankLine).openapi({
		description: 'All credits, lines that could not be read, and debits that ask something',
	}),
	payments: z.number().openapi({ description: 'How many of them are payments' }),
	debits: z.number().openapi({ description: 'How many more lines are debits beyond doubt' }),
	notes: z.number().openapi({
		description: 'How many rows are text around the table, such as its head, totals, blank ones',
	}),
	balance: z
		.discriminatedUnion('state', [
			z.object({ state: z.literal('none') }),
			z.object({
				state: z.literal('follows'),
				credits: rupees(),
				debits: rupees(),
				change: rupees('of the balance, which is credits less debits'),
			}),
			z.object({ state: z.literal('breaks'), row: z.number() }),
		])
		.openapi({
			description:
				'Whether the column of balances follows from line to line, or at which row it first does not',
		}),
	areDaysMixed: z.boolean().openapi({
		description: 'Whether its days neither rise nor fall: day and month may be swapped',
	}),
	isCut: z.boolean().openapi({
		description:
			'Whether a hundred lines could not be read: then nothing of the rest was looked at, and the file is not taken',
	}),
})
export type BankReport = z.output<typeof BankReport>

export const BankStatement = model('BankStatement', {
	id: z.string(),
	until: z.string().openapi({ description: 'Until when it can be looked at again' }),
	report: BankReport.nullable().openapi({
		description: 'Null where its columns are not known: then say what they are',
	}),
	firstRows: z.array(z.array(z.string())).openapi({
		description: 'Its first rows, where its columns are not known',
	}),
})
export type BankStatement = z.output<typeof BankStatement>

const REQUIRED = issue('payments.column_required')
const heading = () => z.string().max(200).optional()

export const BankColumns = model('BankColumns', {
	head: z.array(z.string().max(200)).min(2, REQUIRED).max(200).openapi({
		description: 'The head of the table, cell by cell',
	}),
	...(Object.fromEntries(COLUMN_ROLES.map((role) => [role, heading()])) as Record<
		(typeof COLUMN_ROLES)[number],
		ReturnType<typeof heading>
	>),
	date: line(200, REQUIRED),
	narration: line(200, REQUIRED),
}).refine(({ credit, amount }) => Boolean(credit || amount), {
	error: issue('payments.column_of_amounts'),
	path: ['credit'],
})
export type BankColumns = z.output<typeof BankColumns>

export const RecordedLine = model('RecordedLine', {
	row: z.coerce.number().int().min(1),
	orderId: z.string().max(40),
})
export type RecordedLine = z.output<typeof RecordedLine>

export const RefundLine = model('RefundLine', {
	row: z.coerce.number().int().min(1),
	refundId: z.string().max(60),
})
export type RefundLine = z.output<typeof RefundLine>
