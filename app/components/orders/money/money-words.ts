import type {
	Collected,
	MoneyState,
	PaymentDue,
	PaymentProvider,
	PaymentState,
	RefundState,
} from '../../../../domain/payments/schema'
import type { StatusVariant } from '../../../ui/display/status'

/** When a part is to be paid, after its amount. */
export const DUE_WORD: Record<PaymentDue, string> = {
	'on-order': 'to pay now',
	'before-delivery': 'to pay before delivery',
	'on-delivery': 'to pay on delivery',
	'on-commissioning': 'to pay at the hand-over',
}

export const PART_WORD: Record<PaymentDue, string> = {
	'on-order': 'With the order',
	'before-delivery': 'Before delivery',
	'on-delivery': 'On delivery',
	'on-commissioning': 'At the hand-over',
}

export const WAY_WORD: Record<PaymentProvider, string> = {
	transfer: 'Bank transfer or UPI',
	cod: 'On delivery',
	razorpay: 'Online',
}

/** The means of a payment on delivery, to follow the words “on delivery”. */
export const COLLECTED_WORD: Record<Collected, string> = {
	cash: 'in cash',
	upi: 'by UPI',
	card: 'by card',
}

/** A way within a sentence: abbreviations keep their capital letters. */
export const wayInSentence = (way: PaymentProvider): string =>
	WAY_WORD[way].charAt(0).toLowerCase() + WAY_WORD[way].slice(1)

export const PAYMENT_WORD: Record<PaymentState, string> = {
	created: 'Begun',
	authorised: 'Authorised',
	captured: 'Received',
	failed: 'Failed',
	expired: 'Not paid',
}

export const REFUND_WORD: Record<RefundState, string> = {
	requested: 'On its way',
	sent: 'On its way',
	done: 'Sent back',
	failed: 'Failed',
}

export const MONEY_WORD: Record<MoneyState, string> = {
	unpaid: 'Not paid yet',
	due: 'Due',
	authorised: 'Authorised',
	'part-paid': 'Partly paid',
	paid: 'Paid',
	'part-refunded': 'Partly refunded',
	refunded: 'Refunded',
}

export const MONEY_VARIANT = {
	unpaid: 'waiting',
	due: 'bad',
	authorised: 'info',
	'part-paid': 'info',
	paid: 'good',
	'part-refunded': 'info',
	refunded: 'off',
} as const satisfies Record<MoneyState, StatusVariant>

/** The last minute of a time that ends then. */
export const justBefore = (until: string): string => new Date(Date.parse(until) - 1).toISOString()
