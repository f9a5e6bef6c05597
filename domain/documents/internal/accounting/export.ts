import type { Database } from '../../../../db/database.ts'
import { dayAfter, dayAt, startOfDay } from '../../../../shared/calendar.ts'
import { type Cell, timeCell } from '../../../../shared/csv.ts'
import { namesOfOrders } from '../../../orders/billed.ts'
import { movementsIn, waysOfPayments } from '../../../payments/ledger.ts'
import { isOfDispute } from '../../../payments/refunds.ts'
import { settlementsIn } from '../../../payments/settlements.ts'
import type { DaysQuery } from '../../accounting/schema.ts'
import { billName } from '../../billing/bill-rules.ts'
import { sumOf } from '../../rules.ts'
import { type DatedDocument, documentsBetween } from './documents-between.ts'
import { lateWords } from './late-entry-rules.ts'
import { rupees } from './rupee-rules.ts'

export const DAY_BOOK_COLUMNS = [
	'Day',
	'Kind',
	'Number or reference',
	'Order',
	'Name',
	'Of the document, rupees',
	'Debit, rupees',
	'Credit, rupees',
	'Tax, rupees',
	'Way of payment',
	'Time in India',
	'Entered late',
]

interface Entry {
	at: number
	kind: string
	number: string
	order: string
	name: string
	amount: number | null
	debit: number | null
	credit: number | null
	/** Within the amount of the document. */
	tax: number | null
	way: string
	/** When it happened, where it came too late for a closed month. */
	lateOf: number | null
}

/** An invoice has the buyer owe, a credit note less; other documents are of money that has a line of its own. */
function ofDocument({ at, lateOf, kind, number, orderId, content }: DatedDocument): Entry {
	const amount = sumOf(content)
	const sums = 'sums' in content ? content.sums : null
	return {
		at,
		lateOf,
		number,
		order: orderId ?? '',
		name: content.buyer.name,
		amount,
		kind: content.kind === 'tax-invoice' ? billName(content) : kind,
		debit: kind === 'tax-invoice' ? amount : null,
		credit: kind === 'credit-note' ? amount : null,
		tax: sums && sums.cgst + sums.sgst + sums.igst,
		way: 'way' in content ? content.way : '',
	}
}

/** Where money stands that came at a moment. @param late where it is booked, if its own month was closed before */
const booked = (came: number, late: number | null) => ({
	at: late ?? came,
	lateOf: late === null ? null : came,
})

/** A payout of a provider, and its fee for that, with the GST on it: no buyer owes or has paid it. */
function ofSettlement(row: Awaited<ReturnType<typeof settlementsIn>>[number]): Entry[] {
	const when = booked(row.settled_at, row.booked_at)
	const about = { ...when, number: row.utr ?? row.ref, order: '', name: 'Razorpay' }
	const entry = (kind: string, amount: number): Entry => ({
		...about,
		kind,
		amount,
		debit: null,
		credit: null,
		tax: null,
		way: 'razorpay',
	})
	return [
		entry('settlement', row.amount_paise),
		entry('provider-fee', row.fee - row.tax),
		entry('gst-on-provider-fee', row.tax),
	]
}

/**
 * Every document, payment, refund and settlement of some days, with the amount its buyer owes by it (debit) or has paid
 * (credit).
 */
export async function dayBookCells(
	db: Database,
	{ from, to }: Pick<DaysQuery, 'from' | 'to'>,
): Promise<Cell[][]> {
	const [start, end] = [startOfDay(from), startOfDay(dayAfter(to))]
	const documents = await documentsBetween(db, start, end)
	const { payments, refunds } = await movementsIn(db, start, end)
	const settled = await settlementsIn(db, start, end)
	const moved = { amount: null, tax: null }
	const names = await namesOfOrders(
		db,
		[...payments, ...refunds].map((row) => row.order_id),
	)
	const ways = await waysOfPayments(
		db,
		refunds.map((row) => row.payment_id),
	)
	const entries: Entry[] = [
		...documents.map(ofDocument),
		...settled.flatMap(ofSettlement),
		...payments.map((row) => ({
			...moved,
			...booked(row.captured_at ?? 0, row.booked_at),
			kind: row.restores === null ? 'payment' : 'chargeback-returned',
			number: row.provider_ref ?? row.id,
			order: row.order_id,
			name: names.get(row.order_id) ?? '',
			way: row.provider,
			debit: null,
			credit: row.amount_paise,
		})),
		...refunds.map((row) => ({
			...moved,
			...booked(row.done_at ?? 0, null),
			kind: isOfDispute(row) ? 'chargeback' : 'refund',
			number: row.provider_ref ?? row.id,
			order: row.order_id,
			name: names.get(row.order_id) ?? '',
			way: ways.get(row.payment_id) ?? '',
			debit: row.amount_paise,
			credit: null,
		})),
	]
	return entries
		.toSorted((one, other) => one.at - other.at)
		.map(({ at, lateOf, kind, number, order, name, amount, debit, credit, tax, way }) => [
			dayAt(at),
			kind,
			number,
			order,
			name,
			rupees(amount),
			rupees(debit),
			rupees(credit),
			rupees(tax),
			way,
			timeCell(at),
			lateWords(lateOf),
		])
}
