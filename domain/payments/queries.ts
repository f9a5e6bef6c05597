import type { Selectable } from 'kysely'
import { chunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import type { OrderId } from '../../shared/ids.ts'
import { type Paise, toRupees } from '../../shared/money.ts'
import { rowsOfOrder } from '../rows-of-order.ts'
import {
	type Money,
	type PaymentFacts,
	type RefundFacts,
	refundable,
	type ScheduleRow,
} from './rules.ts'
import type { PaymentProvider, PaymentView, RefundView } from './schema.ts'
import { type PaymentTables, paymentTables } from './tables.ts'

export type PaymentRow = Selectable<PaymentTables['payments']>
export type RefundRow = Selectable<PaymentTables['refunds']>

/** The recorded money of an order. */
export interface MoneyRows {
	schedule: ScheduleRow[]
	payments: PaymentRow[]
	refunds: RefundRow[]
}

const NOTHING: MoneyRows = { schedule: [], payments: [], refunds: [] }

/** The money of many orders, the oldest of each first, a query for each table. */
export async function moneyRowsOf(
	db: Database,
	ids: readonly OrderId[],
): Promise<Map<OrderId, MoneyRows>> {
	const rows = new Map<OrderId, MoneyRows>()
	const of = (id: OrderId): MoneyRows => {
		const known = rows.get(id) ?? { schedule: [], payments: [], refunds: [] }
		rows.set(id, known)
		return known
	}
	const tables = paymentTables(db)
	const schedule = await rowsOfOrder(tables, 'payment_schedule', ids, 'order_id', 'n')
	for (const { order_id: id, n, due, amount_paise: amount } of schedule)
		of(id).schedule.push({ n, due, amount })
	const payments = await rowsOfOrder(tables, 'payments', ids, 'created_at', 'id')
	for (const payment of payments) of(payment.order_id).payments.push(payment)
	const refunds = await rowsOfOrder(tables, 'refunds', ids, 'created_at', 'id')
	for (const refund of refunds) of(refund.order_id).refunds.push(refund)
	return rows
}

export const moneyRowsOfOne = async (db: Database, id: OrderId): Promise<MoneyRows> =>
	(await moneyRowsOf(db, [id])).get(id) ?? NOTHING

/** The payments of an order, the oldest first. */
export const paymentRowsOf = (db: Database, id: OrderId): Promise<PaymentRow[]> =>
	rowsOfOrder(paymentTables(db), 'payments', id, 'created_at', 'id')

export const paymentFacts = (row: PaymentRow): PaymentFacts => ({
	id: row.id,
	state: row.state,
	amount: row.amount_paise,
	refunded: row.refunded_paise,
	bankOffer: row.bank_offer_paise,
	capturedAt: row.captured_at,
})

/** The refundable amount of an order's money. */
export const refundableOf = async (db: Database, id: OrderId): Promise<Paise> =>
	refundable((await moneyRowsOfOne(db, id)).payments.map(paymentFacts))

const refundFacts = (row: RefundRow): RefundFacts => ({
	amount: row.amount_paise,
	state: row.state,
	payAgain: row.pay_again === 1,
})

/** The rows as the rules see them. */
export const moneyOf = (
	{ schedule, payments, refunds }: MoneyRows,
	stage: Pick<Money, 'reached' | 'isReleased'>,
): Money => ({
	schedule,
	payments: payments.map(paymentFacts),
	refunds: refunds.map(refundFacts),
	...stage,
})

const iso = (at: number) => new Date(at).toISOString()

export const paymentView = (row: PaymentRow): PaymentView => ({
	id: row.id,
	way: row.provider,
	collected: row.provider === 'cod' ? (row.collected ?? 'cash') : null,
	state: row.state,
	amount: toRupees(row.amount_paise),
	refunded: toRupees(row.refunded_paise),
	reference: row.provider_ref,
	failure: row.failure,
	at: iso(row.captured_at ?? row.created_at),
})

export const refundView = (row: RefundRow, way: PaymentProvider): RefundView => ({
	id: row.id,
	paymentId: row.payment_id,
	way,
	state: row.state,
	amount: toRupees(row.amount_paise),
	reason: row.reason,
	payAgain: row.pay_again === 1,
	reference: row.provider_ref,
	failure: row.failure,
	at: iso(row.created_at),
	doneAt: row.done_at === null ? null : iso(row.done_at),
})

/** One payment, in any state; undefined for an unknown one. */
export const findPayment = (db: Database, id: string): Promise<PaymentRow | undefined> =>
	paymentTables(db).selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()

/** One refund, in any state; undefined for an unknown one. */
export const findRefund = (db: Database, id: string): Promise<RefundRow | undefined> =>
	paymentTables(db).selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()

/** The payment with this reference of its provider or bank. */
export const paymentByRef = (db: Database, provider: PaymentProvider, ref: string) =>
	paymentTables(db)
		.selectFrom('payments')
		.selectAll()
		.where('provider', '=', provider)
		.where('provider_ref', '=', ref)
		.executeTakeFirst()

/** The orders of payments and refunds that the provider of online payments knows by these references, by reference. */
export async function ordersOfReferences(
	db: Database,
	refs: readonly string[],
): Promise<Map<string, OrderId>> {
	const orders = new Map<string, OrderId>()
	for (const some of chunks([...new Set(refs)])) {
		const tables = paymentTables(db)
		const rows = await tables
			.selectFrom('payments')
			.select(['provider_ref', 'order_id'])
			.where('provider', '=', 'razorpay')
			.where('provider_ref', 'in', some)
			.unionAll(
				tables
					.selectFrom('refunds')
					.select(['provider_ref', 'order_id'])
					.where('provider_ref', 'in', some),
			)
			.execute()
		for (const { provider_ref: ref, order_id: id } of rows) if (ref !== null) orders.set(ref, id)
	}
	return orders
}

/**
 * Payments by transfer that have one of these references, or were recorded by one of these requests.
 * @param by `references` as banks' are kept; `keys` of requests
 */
export async function transfersBy(
	db: Database,
	by: Record<'references' | 'keys', readonly string[]>,
): Promise<PaymentRow[]> {
	const rows = new Map<string, PaymentRow>()
	const columns = [
		['bank_ref', by.references],
		['request_key', by.keys],
	] as const
	for (const [column, values] of columns)
		for (const some of chunks([...new Set(values)]))
			for (const row of await paymentTables(db)
				.selectFrom('payments')
				.selectAll()
				.where('provider', '=', 'transfer')
				.where(column, 'in', some)
				.orderBy('created_at')
				.orderBy('id')
				.execute())
				rows.set(row.id, row)
	return [...rows.values()]
}

/** Refunds that an admin has still to send, the oldest first. */
export const refundsToSend = (db: Database) =>
	paymentTables(db)
		.selectFrom('refunds')
		.innerJoin('payments', 'payments.id', 'refunds.payment_id')
		.select(['refunds.id', 'refunds.order_id', 'refunds.amount_paise'])
		.where('payments.provider', '!=', 'razorpay')
		.where('refunds.state', 'in', ['requested', 'sent'])
		.orderBy('refunds.created_at')
		.orderBy('refunds.id')
		.execute()

/** The payment for which a provider opened an order. */
export const paymentOfProviderOrder = (db: Database, providerOrder: string) =>
	paymentTables(db)
		.selectFrom('payments')
		.selectAll()
		.where('provider_order', '=', providerOrder)
		.executeTakeFirst()

const OPEN_STATES: readonly PaymentRow['state'][] = ['created', 'authorised', 'failed']

/** Online payments that may still be captured: after a failure a buyer tries again under the same order. */
export const openAttemptsOf = ({ payments }: Pick<MoneyRows, 'payments'>): PaymentRow[] =>
	payments.filter(({ state, provider }) => provider === 'razorpay' && OPEN_STATES.includes(state))

/** The refund with this reference of its provider or bank. */
export const refundByRef = (db: Database, ref: string): Promise<RefundRow | undefined> =>
	paymentTables(db)
		.selectFrom('refunds')
		.selectAll()
		.where('provider_ref', '=', ref)
		.executeTakeFirst()

/** Refunds with one of these references. */
export async function refundsByRefs(db: Database, refs: readonly string[]): Promise<RefundRow[]> {
	const rows: RefundRow[] = []
	for (const some of chunks([...new Set(refs)]))
		rows.push(
			...(await paymentTables(db)
				.selectFrom('refunds')
				.selectAll()
				.where('provider_ref', 'in', some)
				.execute()),
		)
	return rows
}
