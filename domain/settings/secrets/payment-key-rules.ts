/** The states of the keys for online payments. Razorpay's keys name their mode themselves. */
export const PAYMENT_KEYS = ['none', 'incomplete', 'test', 'live'] as const
export type PaymentKeys = (typeof PAYMENT_KEYS)[number]

const NAMES = ['razorpayKeyId', 'razorpayKeySecret', 'razorpayWebhookSecret'] as const

/** @param secret a secret in the open; null where there is none */
export function paymentKeys(secret: (name: (typeof NAMES)[number]) => string | null): PaymentKeys {
	const given = NAMES.map(secret)
	if (given.every((value) => value === null)) return 'none'
	if (given.includes(null)) return 'incomplete'
	return given[0]?.startsWith('rzp_live_') ? 'live' : 'test'
}
