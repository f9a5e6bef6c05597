import { z } from '@hono/zod-openapi'
import { day } from '../../shared/day.ts'
import { issue } from '../../shared/messages/message.ts'
import { model } from '../../shared/model.ts'
import { line } from '../../shared/text/text.ts'
import { rupees } from '../payments/schema.ts'
import { moneyFile } from './bank-schema.ts'

export const SettlementQuery = z.object({
	month: z
		.string()
		.regex(/^\d{4}-(0[1-9]|1[0-2])$/, issue('documents.month_wrong'))
		.openapi({ description: 'A month, in the store’s zone', example: '2026-11' }),
})

export const Settlement = model('Settlement', {
	reference: z.string().openapi({ description: 'The provider’s id' }),
	utr: z.string().nullable().openapi({ description: 'What the bank’s statement has it by' }),
	at: z.string(),
	amount: rupees('what was paid out: payments less fees and refunds'),
	fee: rupees('the provider’s fee, with its GST'),
	feeTax: rupees('the GST within the fee'),
	items: z.number().openapi({ description: 'Of how many payments, refunds and adjustments' }),
	bankReference: z.string().nullable().openapi({
		description: 'The credit on the bank’s statement; null while it was not found there',
	}),
})
export type Settlement = z.output<typeof Settlement>

export const Settlements = model('Settlements', {
	totals: z
		.object({ amount: rupees(), fee: rupees(), feeTax: rupees() })
		.openapi({ description: 'Of the month, as the provider’s statement has them' }),
	rows: z.array(Settlement).openapi({ description: 'The earliest first' }),
})
export type Settlements = z.output<typeof Settlements>

export const SettlementFile = model('SettlementFile', {
	text: moneyFile(issue('payments.settlement_file_required')).openapi({
		description: 'The settlement report of Razorpay: CSV',
	}),
})
export type SettlementFile = z.output<typeof SettlementFile>

export const SettlementReport = model('SettlementReport', {
	recorded: z
		.number()
		.openapi({ description: 'How many payments, refunds and adjustments are new' }),
	known: z.number().openapi({ description: 'How many were known' }),
	unread: z.array(z.number()).openapi({
		description: 'Rows that do not add up or lack their settlement, as a spreadsheet counts',
	}),
})
export type SettlementReport = z.output<typeof SettlementReport>

export const BankOfferReceipt = model('BankOfferReceipt', {
	reference: line(100, issue('payments.reference_required')).openapi({
		description:
			'The bank’s reference of its payment, such as its UTR; one may be of several offers',
	}),
	date: day().openapi({ description: 'When it was received, in the store’s zone' }),
})
export type BankOfferReceipt = z.output<typeof BankOfferReceipt>
