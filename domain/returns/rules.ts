import { message } from '../../shared/messages/message.ts'
import { type Paise, paise } from '../../shared/money.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { costOf } from '../documents/billing/part-rules.ts'
import type { OrderFacts } from '../orders/policy.ts'
import type { OrderStatus } from '../orders/schema.ts'
import { isApproved } from '../orders/transitions/status-rules.ts'
import { next } from '../orders/transitions/transitions.ts'

/** So many pieces of a line of an order. */
export interface Pieces {
	line: number
	quantity: number
}

/** How many of a line are among pieces. */
export const countOf = (pieces: readonly Pieces[], line: number): number =>
	pieces.filter((each) => each.line === line).reduce((all, each) => all + each.quantity, 0)

/**
 * The pieces of each line that can be returned: those its buyer has, without those that come back or came; empty lines
 * are left out.
 */
export const leftToReturn = (had: readonly Pieces[], coming: readonly Pieces[]): Pieces[] =>
	had.flatMap(({ line, quantity }) => {
		const left = quantity - countOf(coming, line)
		return left > 0 ? [{ line, quantity: left }] : []
	})

/**
 * The pieces to come back; empty lines are left out.
 * @returns invalid where there are none, for a line that the order does not have, or more of one than can be returned
 */
export function wantedBack(
	left: readonly Pieces[],
	wanted: readonly Pieces[],
	nameOf: (line: number) => string | undefined,
): Result<Pieces[]> {
	const lines = wanted.filter(({ quantity }) => quantity > 0)
	const wrong = (why: ReturnType<typeof message>) =>
		fail('invalid', why, { fields: { lines: why } })
	if (lines.length === 0) return wrong(message('returns.nothing'))
	if (new Set(lines.map(({ line }) => line)).size < lines.length)
		return wrong(message('returns.line_twice'))
	for (const { line, quantity } of lines) {
		const most = countOf(left, line)
		const name = nameOf(line)
		if (name === undefined) return wrong(message('returns.no_line', { line }))
		if (quantity > most) return wrong(message('returns.too_many', { name, left: most }))
	}
	return ok(lines)
}

/**
 * The share of a line's price, after its discount, for so many pieces after so many before: returns that follow one
 * another sum to the line exactly, as its invoices do.
 * @param sold the price of one, the discount and the quantity of the whole line
 */
export const shareOfLine = (
	sold: { price: Paise; discount: Paise; quantity: number },
	before: number,
	count: number,
): Paise => paise(costOf(sold, before + count, sold.quantity) - costOf(sold, before, sold.quantity))

/** Whether goods of an order have been sent or installed, so that they can be returned. */
export const hasLeft = (status: OrderStatus): boolean =>
	status === 'dispatched' || status === 'delivered' || status === 'installed'

/** Whether an order can be cancelled by the shop alone: it is paid for and an installer has taken it on. */
export const isForShopToCancel = ({ status, hasMoney }: OrderFacts): boolean =>
	hasMoney && isApproved(status) && next(status, 'cancel') !== null
