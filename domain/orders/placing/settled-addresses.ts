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
const IN_LATIN = message('orders.name_in_latin')

/** Where an order and its bill go, as they are stored. */
interface SettledAddresses {
	shipping: Shipping
	/** Null where the bill goes with the order. */
	billing: SettledBilling | null
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
	}: { shipping: Parameters<typeof addressHints>[0] & { fullName?: string } } & Pick<
		NewOrder,
		'billing'
	>,
): Result<void> {
	if (billing && !policy.takesBilling) return failField('billing', NO_BILLING)
	const isStrict = policy.addresses === 'refuse'
	const isBeyond = (name: string | undefined) =>
		policy.issuesDocuments && name !== undefined && isBeyondFonts(name)
	return refuseMistakes({
		...(isBeyond(shipping.fullName) && { 'shipping.fullName': IN_LATIN }),
		...(isBeyond(billing?.name) && { 'billing.name': IN_LATIN }),
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
