import { chunks } from '../../db/chunks.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { Day } from '../../shared/calendar.ts'
import type { OrderId } from '../../shared/ids.ts'
import { type Paise, paise, sum } from '../../shared/money.ts'
import { standsWithin } from './internal/stands-within.ts'
import { moneyRowsOfOne } from './queries.ts'
import { isOfReturn } from './refunds.ts'
import type { PaymentProvider } from './schema.ts'
import { paymentTables } from './tables.ts'

/** The payments for an order, and its refunds; paise. */
export interface PaidAndBack {
	/** The payments less the refunds that the buyer is to pay once more. */
	paid: Paise
	/** What went back and is not owed any more: of returns, and of anything else. */
	ofReturns: Paise
	otherwise: Paise
}

/** @param until epoch milliseconds: what came, went or was entered later does not count; by now unless said */
export async function paidAndBack(
	db: Database,
	order: OrderId,
	until = Number.POSITIVE_INFINITY,
): Promise<PaidAndBack> {
	const { payments, refunds } = await moneyRowsOfOne(db, order)
	const amounts = (rows: readonly { amount_paise: Paise }[]) =>
		sum(rows.map(({ amount_paise }) => amount_paise))
	const isBy = (at: number | null) => at !== null && at <= until
	const captured = payments.filter((row) => isBy(row.captured_at) && isBy(row.created_at))
	const done = refunds.filter(({ state, done_at }) => state === 'done' && isBy(done_at))
	const again = done.filter((row) => row.pay_again === 1)
	const forGood = done.filter((row) => row.pay_again === 0)
	return {
		paid: paise(amounts(captured) - amounts(again)),
		ofReturns: amounts(forGood.filter(isOfReturn)),
		otherwise: amounts(forGood.filter((row) => !isOfReturn(row))),
	}
}

/**
 * The payments received and refunds done within a time, the earliest first. A payment of a month that was closed before it was
 * entered stands where it is booked. @param from, before epoch milliseconds
 */
export async function movementsIn(db: Database, from: number, before: number) {
	const payments = await paymentTables(db)
		.selectFrom('payments')
		.selectAll()
		.where(standsWithin('captured_at', from, before))
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

/** How each of these payments came. */
export async function waysOfPayments(
	db: Database,
	ids: readonly string[],
): Promise<Map<string, PaymentProvider>> {
	const ways = new Map<string, PaymentProvider>()
	for (const some of chunks([...new Set(ids)])) {
		const rows = await paymentTables(db)
			.selectFrom('payments')
			.select(['id', 'provider'])
			.where('id', 'in', some)
			.execute()
		for (const { id, provider } of rows) ways.set(id, provider)
	}
	return ways
}

/** Locks a day for the rest of the transaction: the cash received on it is counted by one transaction after the other. */
export async function lockCashDay(tx: Tx, day: Day): Promise<void> {
	await paymentTables(tx)
		.insertInto('cash_days')
		.values({ day })
		.onConflict((conflict) =>
			conflict.column('day').doUpdateSet((eb) => ({ day: eb.ref('excluded.day') })),
		)
		.execute()
}

/** The cash received for these orders, paise; within a time where one is given. @param span epoch milliseconds */
export async function cashReceived(
	db: Database,
	orders: readonly OrderId[],
	span?: { from: number; before: number },
): Promise<Paise> {
	let total = 0
	for (const some of chunks(orders)) {
		let query = paymentTables(db)
			.selectFrom('payments')
			.select('amount_paise')
			.where('order_id', 'in', some)
			.where('provider', '=', 'cod')
			.where((eb) => eb.or([eb('collected', 'is', null), eb('collected', '=', 'cash')]))
		if (span)
			query = query.where('captured_at', '>=', span.from).where('captured_at', '<', span.before)
		for (const row of await query.execute()) total += row.amount_paise
	}
	return paise(total)
}
