import type { Config } from '../../config.ts'
import { openRazorpay, RAZORPAY_URL } from '../../domain/payments/razorpay/client.ts'
import { paymentKeys } from '../../domain/settings/secrets/payment-key-rules.ts'
import type { Settings } from '../../domain/settings/settings.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

const WHAT = 'Payment keys'

/** An unknown order: a caller with wrong keys is refused before. */
const NO_ORDER = 'order_00000000000000'

/** Whether Razorpay's keys are set and accepted, and whether they charge real money. */
export async function lookAtPayments(
	settings: Pick<Settings, 'secret'>,
	{ razorpayUrl }: Pick<Config, 'razorpayUrl'>,
): Promise<Finding[]> {
	const keys = paymentKeys((name) => settings.secret(name))
	if (keys === 'none') return [ok(WHAT, 'none')]
	if (keys === 'incomplete')
		return [
			warning(
				WHAT,
				'one of the three is missing: nobody can pay online. Give the key id, the key secret and the webhook secret.',
			),
		]
	const kind =
		keys === 'live'
			? ok(WHAT, 'for real payments')
			: warning(WHAT, 'for tests: nobody is charged. Take those that begin with rzp_live_.')
	return [await isReached(settings, razorpayUrl ?? RAZORPAY_URL), kind]
}

async function isReached(settings: Pick<Settings, 'secret'>, url: string): Promise<Finding> {
	const what = 'Razorpay'
	const razorpay = openRazorpay(
		{
			keyId: settings.secret('razorpayKeyId') ?? '',
			keySecret: settings.secret('razorpayKeySecret') ?? '',
		},
		{ url },
	)
	const answer = await razorpay.paymentsOf(NO_ORDER)
	if (answer.ok) return ok(what, `${url} takes the keys`)
	const { failure } = answer
	if (failure.kind === 'refused' && failure.status !== 401) return ok(what, `${url} takes the keys`)
	if (failure.kind === 'refused')
		return fault(what, `refuses the keys: ${failure.description}. Take them anew at Razorpay.`)
	return failure.kind === 'unreachable'
		? fault(what, `${url} cannot be reached: nobody can pay online. Check the network.`)
		: fault(what, `${url} does not answer as Razorpay does. Check RAZORPAY_URL.`)
}
