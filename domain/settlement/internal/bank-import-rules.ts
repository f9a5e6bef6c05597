import type { OrderId } from '../../../shared/ids.ts'
import type { Paise } from '../../../shared/money.ts'
import type { BankLineResult } from '../schema.ts'

/** The number of an order in what somebody wrote, also in small letters and without its hyphens. */
export function orderNumberIn(narration: string): OrderId | null {
	const found = /SB[-\s/]?([2-9A-HJKMNP-Z]{4})[-\s/]?([2-9A-HJKMNP-Z]{4})/i.exec(narration)
	return found ? (`SB-${found[1]}-${found[2]}`.toUpperCase() as OrderId) : null
}

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
