import { inIndia, placeNameOfPin } from '../../../../shared/addresses/address.ts'
import { gstinHint } from '../../../../shared/gstin.ts'
import { failField, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import type { Billing } from '../../../orders/billing/schema.ts'
import { refuseAddresses, settledBilling } from '../../../orders/placing/settled-addresses.ts'
import type { NewQuotation } from '../../quotations/schema.ts'

/** The recipient of a quotation, as an order has one: blank where nothing was said. */
export interface Recipient {
	fullName: string
	contactNumber: string
	street: string
	city: string
	zipCode: string
	country: string
	state: string
	email?: string | undefined
}

/** Where the goods of a quotation would go, with the state and district of its PIN code. */
export function recipientOf({ shipping }: Pick<NewQuotation, 'shipping'>): Recipient {
	const { zipCode, state } = inIndia(shipping)
	const { fullName, contactNumber = '', street, city, email } = shipping
	const district = placeNameOfPin(zipCode)?.split(',')[0] ?? ''
	return {
		fullName,
		contactNumber,
		street: street ?? '',
		city: city || district,
		zipCode,
		state,
		country: 'India',
		email,
	}
}

type Addresses = Pick<NewQuotation, 'shipping' | 'billing'>

/** The GSTIN that a quotation is for; null for a buyer who is not registered. */
export const gstinOf = ({ shipping, billing }: Addresses): string | null =>
	billing?.gstin ?? shipping.gstin ?? null

/**
 * The recipient of the bill of a quotation; null where that is a recipient who is not registered.
 * @returns invalid by field
 */
export function billingOf(
	ctx: Pick<AppContext, 'policy' | 'settings'>,
	input: Addresses,
): Result<Billing | null> {
	const { contactNumber, country, gstin, ...to } = input.shipping
	const given = { ...to, contactNumber: contactNumber || undefined, country: country || undefined }
	const allowed = refuseAddresses(ctx, { shipping: given, billing: input.billing })
	if (!allowed.ok) return allowed
	const billing = settledBilling(input.billing)
	if (billing)
		return ok({
			...billing,
			gstin: billing.gstin ?? null,
			sez: billing.sez === true,
			withoutTax: false,
		})
	if (gstin === undefined) return ok(null)
	const { fullName: name, street, city, zipCode, state } = recipientOf(input)
	const wrong = gstinHint(gstin, state, ctx.settings.current().tax.gstin)
	return wrong
		? failField('shipping.gstin', wrong)
		: ok({ name, gstin, sez: false, withoutTax: false, street, city, zipCode, state })
}
