import { sql } from 'kysely'
import type { OpenDatabase } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import { numberOf } from '../../domain/documents/rules.ts'

/** The inconsistencies of a store's data, as a sentence each; none where all agrees. */
export async function faultsIn(db: OpenDatabase<Tables>): Promise<string[]> {
	const checks = [stockFaults, totalFaults, partFaults, refundFaults, numberFaults]
	return (await Promise.all(checks.map((check) => check(db)))).flat()
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

/** The total of an order is its lines and charges less its discount. */
async function totalFaults(db: OpenDatabase<Tables>): Promise<string[]> {
	const lines = sql<number>`coalesce((
		select sum(price_paise * quantity - discount_paise) from order_lines where order_id = orders.id
	), 0)`
	const charges = sql<number>`coalesce((
		select sum(gross_paise - discount_paise) from order_charges where order_id = orders.id
	), 0)`
	const rows = await db
		.selectFrom('orders')
		.select(['id', 'total_paise', lines.as('lines'), charges.as('charges')])
		.where(sql<boolean>`${lines} + ${charges} <> total_paise`)
		.execute()
	return rows.map(
		({ id, total_paise, lines, charges }) =>
			`The order ${id} is for ${total_paise} paise, and its lines come to ${lines}${charges === 0 ? '' : ` and its charges to ${charges}`}.`,
	)
}

/** The payments due of an order, and its taxed parts, sum to its total, where either is kept. */
async function partFaults(db: OpenDatabase<Tables>): Promise<string[]> {
	const cost = (of: 'payment_schedule' | 'order_tax_parts', amount: string) =>
		sql<number | null>`(
			select sum(${sql.raw(amount)}) from ${sql.table(of)} where order_id = orders.id
		)`
	const due = cost('payment_schedule', 'amount_paise')
	const taxed = cost('order_tax_parts', 'taxable_paise + cgst_paise + sgst_paise + igst_paise')
	const rows = await db
		.selectFrom('orders')
		.select(['id', 'total_paise', due.as('due'), taxed.as('taxed')])
		.where(sql<boolean>`${due} <> total_paise or ${taxed} <> total_paise`)
		.execute()
	return rows.map(
		({ id, total_paise, due, taxed }) =>
			`The order ${id} is for ${total_paise} paise; ${due ?? 'nothing'} is to be paid, and its parts for tax come to ${taxed ?? 'nothing'}.`,
	)
}

/**
 * A payment has as much going back as its refunds that have not failed, less what came back of a dispute that was won, at
 * most all of it. What came back goes back of the payment that it restores.
 */
async function refundFaults(db: OpenDatabase<Tables>): Promise<string[]> {
	const refunded = sql<number>`(coalesce((
		select sum(amount_paise) from refunds where payment_id = payments.id and state <> 'failed'
	), 0) - coalesce((
		select sum(restoring.amount_paise) from payments restoring where restoring.restores = payments.id
	), 0))`
	const back = sql<number>`(case
		when restores is not null or ${refunded} > amount_paise then amount_paise
		when ${refunded} < 0 then 0
		else ${refunded}
	end)`
	const rows = await db
		.selectFrom('payments')
		.select(['id', 'refunded_paise', back.as('back')])
		.where(sql<boolean>`${back} <> refunded_paise`)
		.execute()
	return rows.map(
		({ id, refunded_paise, back }) =>
			`The payment ${id} has ${refunded_paise} paise refunded, and its refunds come to ${back}.`,
	)
}

/** Each series of documents has every number from 1 to its last, and no other. */
async function numberFaults(db: OpenDatabase<Tables>): Promise<string[]> {
	const series = await db.selectFrom('document_numbers').selectAll().execute()
	const documents = await db.selectFrom('documents').select(['series', 'fy', 'number']).execute()
	const left = new Set(documents.map(({ number }) => number))
	const missing = series.flatMap(({ series, fy, last }) =>
		Array.from({ length: last }, (_, n) => numberOf(series, fy, n + 1)).filter(
			(number) => number === null || !left.delete(number),
		),
	)
	return [
		...missing.map((number) => `There is no document of the number ${number}.`),
		...[...left].map((number) => `The document ${number} has a number that was never given.`),
	]
}
