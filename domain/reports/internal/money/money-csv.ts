import { clockAt } from '../../../../shared/calendar.ts'
import type { Cell } from '../../../../shared/csv.ts'
import type { BankOfferView, Movement, Payable, Receivable } from '../../money/money-schema.ts'

/** Rows of money as a file. */
export interface MoneyFile<T> {
	name: string
	columns: string[]
	row: (each: T) => Cell[]
}

/** Spreadsheets cut a moment after its day, which has to be the store's. */
const clock = (at: string) => clockAt(Date.parse(at))

/** A period that ends with a day is named by that day, as on screens, not by the one that then begins. */
const lastSecond = (until: string) => clockAt(Date.parse(until) - 1000)

const rupees = (amount: number) => amount.toFixed(2)

/** An amount stands in its column once it has come or gone; before that in neither. */
export const MOVEMENT_FILE: MoneyFile<Movement> = {
	name: 'payments',
	columns: [
		'at',
		'kind',
		'way',
		'state',
		'order',
		'buyer',
		'reference',
		'id',
		'came in',
		'went back',
		'fee',
		'Fee GST',
		'settlement',
		'Settlement UTR',
	],
	row: (row) => [
		clock(row.at),
		row.kind,
		row.way,
		row.state,
		row.orderId,
		row.buyer,
		row.reference,
		row.id,
		row.state === 'captured' ? rupees(row.amount) : null,
		row.state === 'done' ? rupees(row.amount) : null,
		row.fee === null ? null : rupees(row.fee),
		row.feeTax === null ? null : rupees(row.feeTax),
		row.settlement,
		row.utr,
	],
}

export const RECEIVABLE_FILE: MoneyFile<Receivable> = {
	name: 'receivables',
	columns: [
		'order',
		'buyer',
		'way',
		'row',
		'due',
		'amount',
		'since',
		'reserved until',
		'days late',
	],
	row: (row) => [
		row.orderId,
		row.buyer,
		row.way,
		row.n,
		row.due,
		rupees(row.amount),
		clock(row.since),
		row.reservedUntil && lastSecond(row.reservedUntil),
		row.daysLate,
	],
}

export const PAYABLE_FILE: MoneyFile<Payable> = {
	name: 'payables',
	columns: [...['order', 'buyer', 'status', 'total', 'paid', 'refunded', 'owed', 'paid at']],
	row: (row) => [
		row.orderId,
		row.buyer,
		row.status,
		rupees(row.total),
		rupees(row.paid),
		rupees(row.refunded),
		rupees(row.owed),
		clock(row.paidAt),
	],
}

export const BANK_OFFER_FILE: MoneyFile<BankOfferView> = {
	name: 'bank-offers',
	columns: [
		'order',
		'buyer',
		'payment',
		'at',
		'charged',
		'offer',
		'open',
		'settlement',
		'Settlement UTR',
		'reference',
		'received',
	],
	row: (row) => [
		row.orderId,
		row.buyer,
		row.payment,
		clock(row.at),
		rupees(row.charged),
		rupees(row.offer),
		rupees(row.open),
		row.settlement,
		row.utr,
		row.reference,
		row.receivedAt && clock(row.receivedAt),
	],
}
