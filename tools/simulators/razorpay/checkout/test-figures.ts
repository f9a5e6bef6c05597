import type { Method } from '../ledger/entities.ts'
import type { Outcome } from '../ledger/payments.ts'

/** The cards of Razorpay's test mode, and the results of paying by them. */
export const CARDS: { number: string; name: string; method: Method; outcome: Outcome }[] = [
	{ number: '4100280000001007', name: 'Visa', method: 'card', outcome: 'success' },
	{ number: '6527658900001005', name: 'RuPay', method: 'card', outcome: 'success' },
	{ number: '5241810000000000', name: 'Mastercard, EMI', method: 'emi', outcome: 'success' },
	{ number: '4100280000080001', name: 'no funds', method: 'card', outcome: 'no-funds' },
	{ number: '4100280000090000', name: 'timed out', method: 'card', outcome: 'timed-out' },
]

export const cardOf = (typed: string) =>
	CARDS.find(({ number }) => number === typed.replaceAll(/[\s-]/g, '')) ?? null

/** The answers of an app for UPI to a payment request. */
export const UPI: Record<string, { says: string; outcome: Outcome }> = {
	paid: { says: 'It pays', outcome: 'success' },
	declined: { says: 'It declines', outcome: 'declined' },
	unanswered: { says: 'It says nothing for now', outcome: 'unanswered' },
}

/** Any code of so many digits is right. */
export const isRightOtp = (typed: string) => /^\d{4,10}$/.test(typed.trim())
