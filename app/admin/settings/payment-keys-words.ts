import type { Setup } from '../../../domain/setup/schema'

/** The state of the keys for online payments, for an admin. */
export const PAYMENT_KEYS_WORDS: Record<Setup['paymentKeys'], string> = {
	none: 'Online payment is off: Razorpay’s three keys are not given yet.',
	incomplete:
		'Online payment is off: Razorpay’s key id, key secret and webhook secret are all needed, and one is missing.',
	test: 'Online payment is on with test keys: nobody is charged. For real payments, take the keys that begin with rzp_live_.',
	live: 'Online payment is on, for real payments.',
}
