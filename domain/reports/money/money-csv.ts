import type { Cell } from '../../../shared/csv.ts'
import type { Movement, Receivable } from './money-schema.ts'

export const MOVEMENT_COLUMNS = [
	...['at', 'kind', 'way', 'state', 'order', 'buyer', 'reference', 'id'],
	...['came in', 'went back'],
]

const rupees = (amount: number) => amount.toFixed(2)

/** An amount stands in its column once it has come or gone; before that in neither. */
export const movementRow = (row: Movement): Cell[] => [
	...[row.at, row.kind, row.way, row.state, row.orderId, row.buyer, row.reference, row.id],
	row.state === 'captured' ? rupees(row.amount) : null,
	row.state === 'done' ? rupees(row.amount) : null,
]

export const RECEIVABLE_COLUMNS = [
	...['order', 'buyer', 'way', 'row', 'due', 'amount'],
	...['since', 'reserved until', 'days late'],
]

export const receivableRow = (row: Receivable): Cell[] => [
	...[row.orderId, row.buyer, row.way, row.n, row.due, rupees(row.amount)],
	...[row.since, row.reservedUntil, row.daysLate],
]
