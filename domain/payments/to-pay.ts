import type { ToPay } from '../mail/templates.ts'
import type { NextPayment } from './schema.ts'

/** The next payment of an order as its mails say it. */
export const toPayOf = (next: NextPayment): ToPay => ({
	way: next.way,
	due: next.due,
	amount: Math.round(next.amount * 100),
	until: next.until === null ? null : Date.parse(next.until),
	isRest: next.isRest,
	isUnconfirmed: next.confirmation !== null,
	reference: next.reference,
	account: next.account,
	upiId: next.upi?.id ?? null,
})
