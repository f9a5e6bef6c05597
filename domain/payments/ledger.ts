import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { OrderId } from '../../shared/ids.ts'
import { type Paise, sum } from '../../shared/money.ts'
import { type PaymentTables, paymentTables } from './tables.ts'

export type PaymentRow = Selectable<PaymentTables['payments']>
export type RefundRow = Selectable<PaymentTables['refunds']>

/** One payment, in whatever state; undefined for an unknown one. */
export const findPayment = (db: Database, id: string): Promise<PaymentRow | undefined> =>
	paymentTables(db).selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()

/** One refund, in whatever state; undefined for an unknown one. */
export const findRefund = (db: Database, id: string): Promise<RefundRow | undefined> =>
	paymentTables(db).selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()

/** What has come in for an order and not gone back, paise. */
export async function moneyKept(db: Database, order: OrderId): Promise<Paise> {
	const payments = await paymentTables(db)
		.selectFrom('payments')
		.select('amount_paise')
		.where('order_id', '=', order)
		.where('captured_at', 'is not', null)
		.execute()
	const refunds = await paymentTables(db)
		.selectFrom('refunds')
		.select('amount_paise')
		.where('order_id', '=', order)
		.where('state', '=', 'done')
		.execute()
	const amount = ({ amount_paise }: { amount_paise: Paise }) => amount_paise
	return (sum(payments.map(amount)) - sum(refunds.map(amount))) as Paise
}

/** Payments that came in within a time, and refunds that were done in it, each from the first on. @param from, before epoch milliseconds */
export async function moneyMoved(db: Database, from: number, before: number) {
	const payments = await paymentTables(db)
		.selectFrom('payments')
		.selectAll()
		.where('captured_at', '>=', from)
		.where('captured_at', '<', before)
		.orderBy('captured_at')
		.orderBy('id')
		.execute()
	const refunds = await paymentTables(db)
		.selectFrom('refunds')
		.selectAll()
		.where('state', '=', 'done')
		.where('done_at', '>=', from)
		.where('done_at', '<', before)
		.orderBy('done_at')
		.orderBy('id')
		.execute()
	return { payments, refunds }
}
