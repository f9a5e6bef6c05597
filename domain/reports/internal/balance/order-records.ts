import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Database } from '../../../../db/database.ts'
import { STATES } from '../../../../shared/addresses/states.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { paise } from '../../../../shared/money.ts'
import type { AdvanceDocument } from '../../../documents/billing/advance-rules.ts'
import { costOf } from '../../../documents/billing/part-rules.ts'
import { aboutInvoice } from '../../../documents/billing/schedule.ts'
import { isOfReturn } from '../../../payments/refunds.ts'
import { knownState } from '../../../tax/rules.ts'
import { RECORDS_BATCH_SIZE } from '../../limits.ts'
import { reportTables } from '../../tables.ts'
import type { AccountEvent } from './account-rules.ts'
import type { OrderRecords } from './balance-rules.ts'
import { type Rows, readRows } from './record-rows.ts'

/** The orders of a shop and what their balance follows from, in chunks, between which others get their turn. */
export async function* streamOrderRecords(db: Database): AsyncGenerator<OrderRecords[]> {
	for (let after = '' as OrderId; ; ) {
		const orders = await ordersAfter(db, after)
		if (orders.length > 0) yield await recordsOf(db, orders)
		const last = orders.at(-1)
		if (!last || orders.length < RECORDS_BATCH_SIZE) return
		after = last.id
		await yieldToEventLoop()
	}
}

const ordersAfter = (db: Database, after: OrderId) =>
	reportTables(db)
		.selectFrom('orders')
		.select(['id', 'state', 'place_of_supply', 'status'])
		.select(['total_paise', 'kept_paise', 'payment_way'])
		.where('id', '>', after)
		.orderBy('id')
		.limit(RECORDS_BATCH_SIZE)
		.execute()
type Order = Awaited<ReturnType<typeof ordersAfter>>[number]

async function recordsOf(db: Database, orders: readonly Order[]): Promise<OrderRecords[]> {
	const rowsOfOne = await readRows(
		db,
		orders.map(({ id }) => id),
	)
	return orders.flatMap((order): OrderRecords[] => {
		const rows = rowsOfOne(order.id)
		// Of before the shop took money: there are no records of it.
		if (order.payment_way === null && rows.documents.length === 0) return []
		return [
			{
				orderId: order.id,
				place: knownState(order.place_of_supply) ?? knownState(order.state) ?? STATES[0],
				events: eventsOf(order, rows),
				documents: documentsOf(rows),
				issued: issuedIn(rows),
			},
		]
	})
}

/** When money came by the books: of a month that was closed before it was entered, later. */
const cameAt = ({ booked_at: booked, captured_at: at }: Rows['payments'][number]): number =>
	booked ?? at ?? 0

/** The day of the document of something; before that is issued, when it happened. */
const dated = ({ documents }: Rows, kind: string, about: string, at: number): number =>
	documents.find((each) => each.kind === kind && each.about === about)?.dated_at ?? at

function eventsOf(order: Order, rows: Rows): AccountEvent[] {
	return [
		...rows.payments.flatMap((row): AccountEvent[] =>
			row.state === 'captured' && row.captured_at !== null
				? [
						{
							kind: 'received',
							at: cameAt(row),
							amount: row.amount_paise,
							shopOffer: row.shop_offer_paise,
							enteredAt: row.created_at,
						},
					]
				: [],
		),
		...rows.refunds.flatMap((row): AccountEvent[] =>
			row.state === 'done' && row.done_at !== null
				? [
						{
							kind: 'refunded',
							at: row.done_at,
							amount: row.amount_paise,
							isOfReturn: isOfReturn(row),
							payAgain: row.pay_again === 1,
						},
					]
				: [],
		),
		...parcelsOf(order, rows),
		...installedOf(order, rows),
		...returnsOf(order, rows),
		...closings(order, rows),
	]
}

/** What each parcel is worth, as it was priced: so many of a line at what they cost after those before, charges first. */
function parcelsOf({ id, total_paise: of }: Order, rows: Rows): AccountEvent[] {
	const sent = new Map<number, number>()
	const charges = rows.charges.reduce((all, row) => all + row.gross_paise - row.discount_paise, 0)
	const ordered = rows.lines.reduce((all, { quantity }) => all + quantity, 0)
	let pieces = 0
	return rows.parcels.map((parcel, index): AccountEvent => {
		let amount = index === 0 ? charges : 0
		for (const { line, quantity } of rows.packed.filter(({ n }) => n === parcel.n)) {
			const sold = rows.lines.find((each) => each.line === line)
			if (!sold) continue
			const price = { price: sold.price_paise, discount: sold.discount_paise }
			const before = sent.get(line) ?? 0
			amount +=
				costOf(price, before + quantity, sold.quantity) - costOf(price, before, sold.quantity)
			sent.set(line, before + quantity)
			pieces += quantity
		}
		const about = aboutInvoice({ orderId: id, dispatchId: String(parcel.n) })
		return {
			kind: 'supplied',
			at: dated(rows, 'tax-invoice', about, parcel.dispatched_at),
			amount: paise(amount),
			isLast: pieces >= ordered,
			of,
		}
	})
}

const installedOf = ({ id, total_paise: of }: Order, rows: Rows): AccountEvent[] =>
	rows.installed.flatMap(({ completed_at: at }): AccountEvent[] =>
		at === null
			? []
			: [
					{
						kind: 'supplied',
						amount: of,
						isLast: true,
						of,
						at: dated(rows, 'tax-invoice', aboutInvoice({ orderId: id }), at),
					},
				],
	)

const returnsOf = ({ id }: Order, rows: Rows): AccountEvent[] =>
	rows.returns.flatMap(({ n, received_at: at }): AccountEvent[] => {
		if (at === null) return []
		const amount = [...rows.returnLines, ...rows.returnCharges]
			.filter((row) => row.n === n)
			.reduce((all, row) => all + (row.amount_paise ?? 0), 0)
		return [
			{ kind: 'credited', at: dated(rows, 'credit-note', `${id} ${n}`, at), amount: paise(amount) },
		]
	})

/** When it was cancelled or declined, with the cancellation fee, and when it came back to work. */
function closings({ id, status, kept_paise: fee }: Order, rows: Rows): AccountEvent[] {
	const events: AccountEvent[] = []
	let isClosed = false
	let closedAt = 0
	for (const step of rows.steps) {
		const closes = step.status === 'cancelled' || step.status === 'declined'
		if (closes === isClosed) continue
		isClosed = closes
		if (closes) closedAt = step.created_at
		events.push({ kind: closes ? 'closed' : 'reopened', at: step.created_at })
	}
	if (status !== 'cancelled' || fee === 0) return events
	const about = aboutInvoice({ orderId: id, isKept: true })
	const at = dated(rows, 'tax-invoice', about, closedAt)
	return [...events, { kind: 'supplied', at, amount: fee, isLast: true, of: fee }]
}

const issuedIn = ({ documents }: Rows): AdvanceDocument[] =>
	documents.map(({ number, dated_at: at, snapshot }) => ({
		number,
		at,
		content: JSON.parse(snapshot) as AdvanceDocument['content'],
	}))

/** The documents of an order, each at the moment of what it is of: of a voucher that of its money. */
function documentsOf({ documents, payments, refunds }: Rows): AdvanceDocument[] {
	const invoicedAt = Math.max(
		0,
		...documents.flatMap((row) => (row.kind === 'tax-invoice' ? [row.dated_at] : [])),
	)
	const momentOf = (content: AdvanceDocument['content'], about: string | null, issued: number) => {
		if (content.kind === 'receipt-voucher') {
			const payment = payments.find(({ id }) => id === about)
			return payment ? cameAt(payment) : Date.parse(content.paidAt)
		}
		if (content.kind === 'refund-voucher') return Date.parse(content.refundedAt)
		// A note of a price that is less is of the refund.
		const refund = refunds.find(({ id }) => about === `reduction ${id}`)
		return refund ? Math.max(refund.done_at ?? issued, invoicedAt) : issued
	}
	return documents.map(({ number, about, dated_at, snapshot }): AdvanceDocument => {
		const content = JSON.parse(snapshot) as AdvanceDocument['content']
		return { number, at: momentOf(content, about, dated_at), content }
	})
}
