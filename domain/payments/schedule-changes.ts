import type { Tx } from '../../db/database.ts'
import type { OrderId } from '../../shared/ids.ts'
import { type Paise, paise, sum } from '../../shared/money.ts'
import { type DueRow, followTotal } from './internal/schedule-change-rules.ts'
import { moneyRowsOfOne } from './queries.ts'
import { paymentTables } from './tables.ts'

/**
 * Has the parts of an order sum to another total: more is due with the next part that is not paid, less is taken from
 * the last ones.
 * @returns the money paid and not refunded beyond the new total; nothing where the order has no parts
 */
export async function rescheduleTo(tx: Tx, orderId: OrderId, total: Paise): Promise<Paise> {
	const tables = paymentTables(tx)
	const { schedule: before, payments } = await moneyRowsOfOne(tx, orderId)
	if (before.length === 0) return paise(0)
	const captured = payments.filter(({ state }) => state === 'captured')
	const paid = sum(captured.map((row) => paise(row.amount_paise - row.refunded_paise)))
	const { schedule, overpaid } = followTotal(before, paid, total)
	await tables.deleteFrom('payment_schedule').where('order_id', '=', orderId).execute()
	await tables
		.insertInto('payment_schedule')
		.values(
			schedule.map(({ n, due, amount }: DueRow) => ({
				order_id: orderId,
				n,
				due,
				amount_paise: amount,
			})),
		)
		.execute()
	return overpaid
}

/** Lowers the parts of an order by an amount that is given up, from this part on. @param n the part that was paid */
export async function lowerSchedule(
	tx: Tx,
	orderId: OrderId,
	n: number,
	amount: Paise,
): Promise<void> {
	const { schedule } = await moneyRowsOfOne(tx, orderId)
	let left: number = amount
	for (const row of schedule.toSorted((one, other) => one.n - other.n)) {
		const off = row.n < n ? 0 : Math.min(row.amount, left)
		if (off === 0) continue
		left -= off
		await paymentTables(tx)
			.updateTable('payment_schedule')
			.set({ amount_paise: paise(row.amount - off) })
			.where('order_id', '=', orderId)
			.where('n', '=', row.n)
			.execute()
	}
}
