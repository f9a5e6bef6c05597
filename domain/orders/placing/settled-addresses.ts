import {
	addressHints,
	inIndia,
	refuseMistakes,
	underOf,
} from '../../../shared/addresses/address.ts'
import { message } from '../../../shared/messages/message.ts'
import { failField, ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { billingHints, type SettledBilling } from '../internal/billing/billing.ts'
import type { NewOrder, Shipping } from '../schema.ts'

const NO_BILLING = message('orders.no_billing_in_demo')

/** Where an order and its bill go, as they are stored. */
interface SettledAddresses {
	shipping: Shipping
	/** Null where the bill goes with the order. */
	billing: SettledBilling | null
}

/**
 * The addresses of an order and its bill: in a store that refuses addresses outside India, with the chosen state or
 * that of the PIN code. The mistakes of both are refused together, by field.
 */
export function settledAddresses(
	{ policy, settings }: Pick<AppContext, 'policy' | 'settings'>,
	{ shipping, billing }: Pick<NewOrder, 'shipping' | 'billing'>,
): Result<SettledAddresses> {
	if (billing && !policy.takesBilling) return failField('billing', NO_BILLING)
	const isStrict = policy.addresses === 'refuse'
	const allowed = refuseMistakes({
		...(isStrict && underOf(addressHints(shipping), 'shipping.')),
		...(billing && underOf(billingHints(billing, settings.current().tax.gstin), 'billing.')),
	})
	if (!allowed.ok) return allowed
	return ok({
		shipping: isStrict ? { ...inIndia(shipping), country: 'India' } : shipping,
		billing: billing ? inIndia(billing) : null,
	})
}
