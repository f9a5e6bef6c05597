import type { Cart } from '../../../../domain/cart/schema'
import type { CartCost } from '../../../../domain/checkout/schema'
import type { NetCost } from '../../../../domain/planner/money/net-cost-schema'
import { api, attempt, type Context } from '../../../api.server'

/** The cart as it is sold, and its price as far as known before the checkout. */
interface PricedCart {
	/** At the prices that hold for it. */
	cart: Cart
	/** What comes back of it; null where nothing does. */
	netCost: NetCost | null
	terms: CartTerms
}

/** What a buyer should know of the price of a cart. */
export interface CartTerms {
	/** Of its held price: the last day. Null where it has the prices of today. */
	heldUntil: string | null
	/** What has changed of a held price, or why it does not hold. */
	note: string | null
	/** Why no order of it can be paid here. */
	whyNotPayable: string | null
}

const NO_TERMS: CartTerms = { heldUntil: null, note: null, whyNotPayable: null }

/** @param pin blank where none is known */
export async function pricedCart(cart: Cart, pin: string, context: Context): Promise<PricedCart> {
	if (cart.items.length === 0) return { cart, netCost: null, terms: NO_TERMS }
	const { checkout } = api(context)
	const found = await attempt(checkout['net-cost'].$get({ query: pin ? { pin } : {} }))
	if (!found.ok) return { cart, netCost: null, terms: NO_TERMS }
	const { heldPrice, whyNotHeld, whyNotPayable, comesBack } = found.value
	return {
		cart: heldPrice ? atPrices(cart, heldPrice.items, found.value.goods) : cart,
		netCost: comesBack > 0 ? found.value : null,
		terms: {
			heldUntil: heldPrice?.until ?? null,
			note: heldPrice?.note ?? whyNotHeld,
			whyNotPayable,
		},
	}
}

type Priced = NonNullable<CartCost['heldPrice']>['items']

/** @param total rupees */
function atPrices(cart: Cart, held: Priced, total: number): Cart {
	const prices = new Map(held.map(({ productId, unitPrice }) => [productId, unitPrice]))
	const items = cart.items.map((item) => {
		const price = prices.get(item.productId) ?? item.price
		return { ...item, price, lineTotal: Math.round(price * 100 * item.quantity) / 100 }
	})
	return { ...cart, items, total }
}
