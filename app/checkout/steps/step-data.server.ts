import type { Cart } from '../../../domain/cart/schema'
import type { CheckoutQuote } from '../../../domain/checkout/schema'
import { mobileOf } from '../../../domain/sms/rules'
import { api, type Context, read } from '../../api.server'
import { itemsText } from '../../components/delivery/coverage.server'
import { askAddress } from '../../components/enquiries/ask/enquiry-subject'
import type { Values } from '../../ui/forms/values'
import { addressesOf, pinOf, savedFields } from '../checkout-addresses.server'
import { agreedOf, agreedOfCart } from './agreed'
import { ASKED_ANEW } from './asked-anew'
import { type Quoted, quoteOf } from './quote.server'
import { stepNamed } from './steps'

const NO_QUOTE: Quoted = { quote: null, refused: {} }

interface Wanted {
	url: URL
	cart: Cart
	/** Whether the store charges for what it sells, so that an order is quoted. */
	isQuoted: boolean
}

/** Loads the data of a step. */
export async function stepData(context: Context, { url, cart, isQuoted }: Wanted) {
	const asked = stepNamed(url.searchParams.get('step'))
	const { fields: draft } = await read(api(context).checkout.draft.$get())
	const settled: Values = { ...draft, ...(await savedFields(context, draft)) }
	const { quote, refused } = isQuoted ? await quoteOf(context, settled) : NO_QUOTE
	// No price is shown before the destination is known, and nothing is paid without a price.
	const step = quote ? (asked === 'pay' && !quote.hash ? 'how' : asked) : 'where'
	const { shipping, billing } = await addressesOf(context, draft)
	const cod =
		step === 'pay' && quote?.payments.includes('cod')
			? (await quoteOf(context, settled, { payment: 'cod' })).quote
			: null
	const { shop, textsLinks } = await read(api(context).store.$get())
	return {
		step,
		draft: draft as Values,
		/** Sent with the order besides the way of payment. */
		order: quote && {
			shipping,
			...(billing && { billing }),
			fulfilment: quote.fulfilment,
			...(quote.heldPrice && { heldPrice: draft.heldPrice }),
			...(quote.discounts[0] && { code: quote.discounts[0].code }),
			schedule: quote.schedule.length > 1 ? ('milestones' as const) : ('full' as const),
			remember: draft.remember === 'yes' && !draft.addressId,
		},
		quote: step === 'where' ? null : quote,
		cod,
		refused,
		ask: quote ? askFor(cart, quote, settled.zipCode ?? '') : '/support',
		askCost: quote ? askFor(cart, quote, settled.zipCode ?? '', 'delivery-cost') : '/support',
		isAskedAnew: url.searchParams.has(ASKED_ANEW),
		agreed: quote ? agreedOf(quote, cod) : agreedOfCart(cart),
		textsLinks: textsLinks && mobileOf(shipping.contactNumber ?? '') !== null,
		hasTerms: shop.texts.includes('terms'),
		pin: step === 'where' ? await pinOf(context, draft.zipCode) : null,
		billingPin: step === 'where' ? await pinOf(context, draft['billing.zipCode']) : null,
	}
}

export type StepData = Awaited<ReturnType<typeof stepData>>

/** The page that asks an installer about the goods of a quote, with the plan of a system in the cart. */
function askFor(
	{ systems }: Cart,
	{ lines }: CheckoutQuote,
	pin: string,
	asks?: 'delivery-cost',
): string {
	const plan = systems[0]?.plan ?? null
	return askAddress({ pin, plan: asks ? null : plan, items: itemsText(lines), asks, summary: '' })
}
