import type { OrderId } from '../../../shared/ids.ts'
import type { Paise } from '../../../shared/money.ts'
import { orderNumbersIn } from '../../orders/order-number-rules.ts'
import type { BankLineResult } from '../schema.ts'

/** The first number of an order in what somebody wrote, with any of these prefixes; null where there is none. */
export const orderNumberIn = (narration: string, prefixes: readonly string[]): OrderId | null =>
	orderNumbersIn(narration, prefixes)[0] ?? null

interface Judged {
	/** Null where the line names none that there is. */
	order: { isOver: boolean; open: Paise; due: Paise } | null
	amount: Paise
	isKnown: boolean
}

/** What a line comes to: only what an order has open, or has due, is recorded without somebody looking at it. */
export function resultOf({ order, amount, isKnown }: Judged): BankLineResult {
	if (isKnown) return 'known'
	if (!order) return 'no-order'
	if (order.isOver) return 'over'
	return amount === order.open || amount === order.due ? 'payment' : 'other-amount'
}
