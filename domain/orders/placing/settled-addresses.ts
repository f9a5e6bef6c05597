import {
	addressHints,
	inIndia,
	refuseMistakes,
	underOf,
} from '../../../shared/addresses/address.ts'
import { message } from '../../../shared/messages/message.ts'
import { failField, ok, type Result } from '../../../shared/result.ts'
import { isBeyondFonts } from '../../../shared/text/drawn-scripts.ts'
import type { AppContext } from '../../app-context.ts'
import { billingHints, type SettledBilling } from '../internal/billing/billing.ts'
import type { NewOrder, Shipping } from '../schema.ts'

const NO_BILLING = message('orders.no_billing_in_demo')
const NAME_IN_LATIN = message('orders.name_in_latin')
const PLACE_IN_LATIN = message('orders.place_in_latin')

/** Where an order and its bill go, as they are stored. */
interface SettledAddresses {
	shipping: Shipping
	/** Null where the bill goes with the order. */
	billing: SettledBilling | null
}

/** The name and place that documents show of the recipient of an order or its bill. */
interface Shown {
	fullName?: string | undefined
	name?: string | undefined
	street?: string | undefined
	city?: string | undefined
}

/** Asks for Latin letters where documents have no font for the given ones, by field. */
function fontHints({ fullName, name, street, city }: Shown) {
	const isBeyond = (text: string | undefined) => text !== undefined && isBeyondFonts(text)
	return {
		...(isBeyond(fullName) && { fullName: NAME_IN_LATIN }),
		...(isBeyond(name) && { name: NAME_IN_LATIN }),
		...(isBeyond(street) && { street: PLACE_IN_LATIN }),
		...(isBeyond(city) && { city: PLACE_IN_LATIN }),
	}
}

/**
 * Refuses the mistakes of an order's or a quotation's addresses, of both together, by field: outside India, where the
 * store delivers there alone.
 */
export function refuseAddresses(
	{ policy, settings }: Pick<AppContext, 'policy' | 'settings'>,
	{
		shipping,
		billing,
	}: { shipping: Parameters<typeof addressHints>[0] & Shown } & Pick<NewOrder, 'billing'>,
): Result<void> {
	if (billing && !policy.takesBilling) return failField('billing', NO_BILLING)
	const isStrict = policy.addresses === 'refuse'
	const fontHintsUnder = (under: string, shown: Shown) =>
		policy.issuesDocuments ? underOf(fontHints(shown), under) : {}
	return refuseMistakes({
		...fontHintsUnder('shipping.', shipping),
		...(billing && fontHintsUnder('billing.', billing)),
		...(isStrict && underOf(addressHints(shipping), 'shipping.')),
		...(billing && underOf(billingHints(billing, settings.current().tax.gstin), 'billing.')),
	})
}

/** The recipient of a bill as it is stored; null where the bill goes with the order. */
export const settledBilling = (billing: NewOrder['billing']): SettledBilling | null =>
	billing ? inIndia(billing) : null

/**
 * The addresses of an order and its bill: in a store that refuses addresses outside India, with the chosen state or
 * that of the PIN code.
 */
export function settledAddresses(
	ctx: Pick<AppContext, 'policy' | 'settings'>,
	{ shipping, billing }: Pick<NewOrder, 'shipping' | 'billing'>,
): Result<SettledAddresses> {
	const allowed = refuseAddresses(ctx, { shipping, billing })
	if (!allowed.ok) return allowed
	return ok({
		shipping:
			ctx.policy.addresses === 'refuse' ? { ...inIndia(shipping), country: 'India' } : shipping,
		billing: settledBilling(billing),
	})
}
