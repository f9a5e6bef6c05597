import { STATES } from '../../../../shared/addresses/states.ts'
import { codeOfState } from '../../../../shared/gstin.ts'
import type { AppContext } from '../../../app-context.ts'
import type { BilledOrder } from '../../../orders/billed.ts'
import { isRegistered } from '../../../settings/rules.ts'
import { knownState, stateTaxName } from '../../../tax/rules.ts'
import type { InvoiceDocument } from '../../billing/schema.ts'
import type { DocumentParty, DocumentState } from '../../parties/schema.ts'
import { documentShop } from '../../rules.ts'

type Supply = Pick<
	InvoiceDocument,
	| 'shop'
	| 'shopState'
	| 'orderId'
	| 'buyer'
	| 'billTo'
	| 'shipTo'
	| 'placeOfSupply'
	| 'stateTax'
	| 'isTaxed'
	| 'toSez'
	| 'withoutTax'
	| 'form'
	| 'signature'
>

export function documentState(name: string | null): DocumentState {
	const state = knownState(name)
	return { name: name ?? '', code: state ? codeOfState(state) : '' }
}

interface Supplied {
	orderId: string
	/** The recipient of the goods. */
	to: { name: string; street: string; city: string; pin: string; state: string | null }
	billing: BilledOrder['billing']
	placeOfSupply: string | null
}

/** Who sells an order, who buys it and where it is supplied, as the settings and the order have it now. */
export function supplyOf(ctx: AppContext, { order, billing }: BilledOrder): Supply {
	const { street, city, zip_code: pin, state, full_name: name } = order
	const { id: orderId, place_of_supply: placeOfSupply } = order
	return supplyTo(ctx, {
		orderId,
		to: { name, street, city, pin, state },
		billing,
		placeOfSupply,
	})
}

/** Who sells, who buys and where it is supplied. @param supplied blank `orderId`: of no order yet */
export function supplyTo({ settings }: AppContext, supplied: Supplied): Supply {
	const { orderId, to, billing, placeOfSupply } = supplied
	const all = settings.current()
	const shop = documentShop(all)
	const { name, street, city, pin, state } = to
	const shipTo: DocumentParty = {
		name,
		gstin: null,
		state: documentState(state),
		address: [street, `${city} ${pin}`].filter(Boolean),
	}
	const billTo: DocumentParty = billing
		? {
				name: billing.name,
				gstin: billing.gstin,
				state: documentState(billing.state),
				address: [billing.street, `${billing.city} ${billing.zipCode}`].filter(Boolean),
			}
		: shipTo
	// As the order was taxed; for an order from before that was kept, by its destination.
	const place = knownState(placeOfSupply) ?? knownState(state) ?? STATES[0]
	return {
		shop,
		shopState: documentState(all.tax.state),
		orderId,
		buyer: { name: billTo.name, address: [...billTo.address, billTo.state.name].filter(Boolean) },
		billTo,
		shipTo,
		placeOfSupply: documentState(place),
		stateTax: stateTaxName(place),
		isTaxed: isRegistered(all),
		...(billing?.sez && isRegistered(all) ? { toSez: true as const } : {}),
		...(billing?.withoutTax && isRegistered(all) ? { withoutTax: true as const } : {}),
		form: 2,
		signature: all.shop.signature,
	}
}

/** Whether an order has work of the shop in it: an advance for it bears GST. */
export const isWork = ({ taxParts }: Pick<BilledOrder, 'taxParts'>): boolean =>
	taxParts.some(({ part }) => part === 'service')
