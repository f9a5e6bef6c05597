import type { NextPayment } from './schema.ts'

/** How something is to be paid, as mails say it: sums in paise, moments in epoch milliseconds. */
export interface ToPay {
	way: NextPayment['way']
	due: NextPayment['due']
	amount: number
	until: number | null
	/** Whether the order waits until it is confirmed. */
	isUnconfirmed?: boolean
	/** Whether some of the order is paid already. */
	isRest?: boolean
	reference: string
	account: NextPayment['account']
	upiId: string | null
}

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
