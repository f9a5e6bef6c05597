import { add, type Paise, paise, sum, zero } from '../../../shared/money.ts'
import type { PaymentDue } from '../schema.ts'

export interface DueRow {
	n: number
	due: PaymentDue
	amount: Paise
}

/**
 * The parts of an order whose total has changed; they sum to the new one.
 * @param rows in their order, one at least
 * @param paid the payments less refunds, which cover the parts in their order
 * @returns the parts, and the surplus of the money over the new total
 */
export function followTotal(
	rows: readonly DueRow[],
	paid: Paise,
	total: Paise,
): { schedule: DueRow[]; overpaid: Paise } {
	const difference = total - sum(rows.map(({ amount }) => amount))
	const schedule = difference > 0 ? raised(rows, paid, difference) : lowered(rows, -difference)
	return { schedule, overpaid: paise(Math.max(0, paid - total)) }
}

/** An increase falls due with the first part that is not paid; where all are paid, as a part of its own. */
function raised(rows: readonly DueRow[], paid: number, more: number): DueRow[] {
	let covered = 0
	for (const [index, row] of rows.entries()) {
		covered += row.amount
		if (covered <= paid) continue
		return rows.with(index, { ...row, amount: add(row.amount, paise(more)) })
	}
	const last = rows.at(-1)
	const n = (last?.n ?? 0) + 1
	return [...rows, { n, due: last?.due ?? 'on-order', amount: paise(more) }]
}

/** A decrease is taken from the last parts first. */
function lowered(rows: readonly DueRow[], less: number): DueRow[] {
	let left = less
	return rows
		.toReversed()
		.map((row) => {
			const reduction = Math.min(left, row.amount)
			left -= reduction
			return { ...row, amount: reduction === row.amount ? zero : paise(row.amount - reduction) }
		})
		.toReversed()
}
