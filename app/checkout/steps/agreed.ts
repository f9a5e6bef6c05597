import type { Cart } from '../../../domain/cart/schema'
import type { CheckoutQuote } from '../../../domain/checkout/schema'
import type { PaymentProvider } from '../../../domain/payments/schema'
import { parseSentJson } from '../../../shared/requests/json-shape'
import type { Values } from '../../ui/forms/values'

/** The price of an order by one way of payment, as the buyer sees it; rupees. */
interface AgreedSum {
	/** Left out in a store that makes no quotes. */
	quote?: string
	expectedTotal: number
	expectedCharges?: { kind: CheckoutQuote['charges'][number]['kind']; amount: number }[]
}

/** The price that the buyer sees and agrees to by placing the order. */
export interface Agreed {
	/** By each way of payment; under none in a store that takes no money. */
	ways: Partial<Record<PaymentProvider | '', AgreedSum>>
	expectedLines: { productId: string; quantity: number; unitPrice: number }[]
	expectedDiscount?: number
}

const sumOf = ({ hash, total, charges }: CheckoutQuote): AgreedSum => ({
	quote: hash ?? '',
	expectedTotal: total,
	expectedCharges: charges.map(({ kind, amount }) => ({ kind, amount })),
})

/** @param cod the same paid on delivery, which may cost more */
export const agreedOf = (quote: CheckoutQuote, cod: CheckoutQuote | null): Agreed => ({
	ways: Object.fromEntries(
		quote.payments.map((way) => [way, sumOf(way === 'cod' && cod ? cod : quote)]),
	),
	expectedLines: quote.lines.map(({ productId, quantity, unitPrice }) => ({
		productId,
		quantity,
		unitPrice,
	})),
	expectedDiscount: quote.discounts[0]?.amount ?? 0,
})

/** The same of a cart, in a store that charges its goods alone. */
export const agreedOfCart = ({ items, total }: Pick<Cart, 'items' | 'total'>): Agreed => ({
	ways: { '': { expectedTotal: total } },
	expectedLines: items.map(({ productId, quantity, price }) => ({
		productId,
		quantity,
		unitPrice: price,
	})),
})

/** Reads the price that a form's sender agreed to; nothing where it has been tampered with. */
export function agreedIn({ agreed = '', payment = '' }: Values) {
	try {
		const { ways = {}, expectedLines, expectedDiscount } = parseSentJson(agreed)
		return { ...ways[payment], expectedLines, expectedDiscount }
	} catch {
		return {}
	}
}

/** The order's own fields in a form: its recipient, its fulfilment, and whether its address is to be saved. */
export interface OrderToSend {
	shipping: Partial<Record<string, string>>
	remember: boolean
	heldPrice?: string | undefined
}

/** The same as a form sends it back; nothing of it where it has been tampered with. */
export function orderIn({ order = '' }: Values): OrderToSend {
	try {
		const sent = parseSentJson(order)
		return { ...sent, shipping: { ...sent?.shipping }, remember: sent?.remember === true }
	} catch {
		return { shipping: {}, remember: false }
	}
}
