import { sql } from 'kysely'
import type { OpenDatabase } from '../../db/open.ts'
import type { Tables } from '../../domain/tables.ts'

/** What does not agree in a store's data, as a sentence each; none where all does. */
export async function faultsIn(db: OpenDatabase<Tables>): Promise<string[]> {
	const faults = await Promise.all([
		...[stockFaults(db), totalFaults(db)],
		...[scheduleFaults(db), refundFaults(db)],
	])
	return faults.flat()
}

/** A product has as many pieces as its ledger counts. */
async function stockFaults(db: OpenDatabase<Tables>): Promise<string[]> {
	const rows = await db
		.selectFrom('products')
		.innerJoin('stock_movements', 'stock_movements.product_id', 'products.id')
		.select((eb) => ['products.id', 'products.stock', eb.fn.sum<number>('change').as('counted')])
		.groupBy(['products.id', 'products.stock'])
		.having((eb) => eb(eb.fn.sum('change'), '<>', eb.ref('products.stock')))
		.execute()
	return rows.map(
		({ id, stock, counted }) => `${id} has a stock of ${stock}, and its ledger counts ${counted}.`,
	)
}

/** An order costs what its lines come to. */
async function totalFaults(db: OpenDatabase<Tables>): Promise<string[]> {
	const cost = sql<number>`sum(order_lines.price_paise * order_lines.quantity)`
	const rows = await db
		.selectFrom('orders')
		.innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
		.select(['orders.id', 'orders.total_paise', cost.as('lines')])
		.groupBy(['orders.id', 'orders.total_paise'])
		.having(sql<boolean>`${cost} <> orders.total_paise`)
		.execute()
	return rows.map(
		({ id, total_paise, lines }) =>
			`The order ${id} is for ${total_paise} paise, and its lines come to ${lines}.`,
	)
}

/** The parts in which an order is paid sum to its total. */
async function scheduleFaults(db: OpenDatabase<Tables>): Promise<string[]> {
	const rows = await db
		.selectFrom('orders')
		.innerJoin('payment_schedule', 'payment_schedule.order_id', 'orders.id')
		.select((eb) => ['orders.id', 'orders.total_paise', eb.fn.sum('amount_paise').as('parts')])
		.groupBy(['orders.id', 'orders.total_paise'])
		.having((eb) => eb(eb.fn.sum('amount_paise'), '<>', eb.ref('orders.total_paise')))
		.execute()
	return rows.map(
		({ id, total_paise, parts }) =>
			`The order ${id} is for ${total_paise} paise, and is paid in parts of ${parts}.`,
	)
}

/** Of a payment, as much is refunded as its refunds come to. */
async function refundFaults(db: OpenDatabase<Tables>): Promise<string[]> {
	const refunded = sql<number>`coalesce(sum(refunds.amount_paise), 0)`
	const rows = await db
		.selectFrom('payments')
		.leftJoin('refunds', (join) =>
			join.onRef('refunds.payment_id', '=', 'payments.id').on('refunds.state', '<>', 'failed'),
		)
		.select(['payments.id', 'payments.refunded_paise', refunded.as('refunds')])
		.groupBy(['payments.id', 'payments.refunded_paise'])
		.having(sql<boolean>`${refunded} <> payments.refunded_paise`)
		.execute()
	return rows.map(
		({ id, refunded_paise, refunds }) =>
			`Of the payment ${id}, ${refunded_paise} paise are refunded, and its refunds come to ${refunds}.`,
	)
}
