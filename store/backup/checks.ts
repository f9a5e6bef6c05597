import { sql } from 'kysely'
import type { OpenDatabase } from '../../db/open.ts'
import type { Tables } from '../../domain/tables.ts'

/** What does not agree in a store's data, as a sentence each; none where all does. */
export async function faultsIn(db: OpenDatabase<Tables>): Promise<string[]> {
	const [stock, orders] = await Promise.all([stockFaults(db), totalFaults(db)])
	return [...stock, ...orders]
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
