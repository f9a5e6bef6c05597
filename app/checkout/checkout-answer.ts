import type { Pin } from '../../api/pins'
import type { Cart } from '../../domain/cart/schema'
import type {
	ChangedCharge,
	ChangedDiscount,
	ChangedLine,
} from '../../domain/orders/placing/agreed-price'
import { parseSentJson } from '../../shared/requests/json-shape'
import type { Refused } from '../ui/forms/problem'
import type { Values } from '../ui/forms/values'

/** The field of a form that was shown to a signed-in person, whose session may have ended since. */
export const BY_ACCOUNT = 'account'

export const FIELDS = [
	'fullName',
	'contactNumber',
	'street',
	'city',
	'zipCode',
	'country',
	'state',
	'email',
	'billing.name',
	'billing.gstin',
	'billing.street',
	'billing.city',
	'billing.zipCode',
	'billing.state',
] as const
export type Field = (typeof FIELDS)[number]

/** The order as the buyer saw it when they sent the form: sums in rupees. */
export interface SeenOrder {
	expectedTotal: number
	expectedLines: { productId: string; quantity: number; unitPrice: number }[]
}

export const seenOf = ({ items, total }: Pick<Cart, 'items' | 'total'>): SeenOrder => ({
	expectedTotal: total,
	expectedLines: items.map(({ productId, quantity, price }) => ({
		productId,
		quantity,
		unitPrice: price,
	})),
})

/** Reads the form's copy of the order its sender saw; undefined where it has been tampered with. */
export function parseSeen({ seen = '' }: Values): SeenOrder | undefined {
	try {
		return parseSentJson(seen) ?? undefined
	} catch {
		return undefined
	}
}

/** The sums the buyer saw beside those of now, in rupees. */
export interface ChangedSums {
	expected: number
	actual: number
	lines: ChangedLine[]
	charges: ChangedCharge[]
	discounts: ChangedDiscount[]
}

/** The checkout's answer to a form that made no order. */
export interface CheckoutAnswer
	extends Refused<
		Field | typeof BY_ACCOUNT | 'idempotencyKey' | 'seen' | 'step' | 'agreed' | 'order' | 'payment'
	> {
	/** The lookup of the typed PIN code; null where it is none. */
	pin?: Pin | null
	/** The same of that of the billing address. */
	billingPin?: Pin | null
	/** Whether a saved address was chosen that cannot be ordered to as it is: it is there to be corrected. */
	isToCorrect?: boolean
	/** The way out of it: another cart, asking the store, or logging in again. */
	recovery?: 'cart' | 'ask' | 'login'
	/** The open orders of this device, which are to be paid, confirmed or cancelled first. */
	openOrders?: readonly string[]
	/** Where the order would cost other than the buyer saw. */
	changed?: ChangedSums
	/** Whether it did not arrive, for certain: it may be sent anew, with the present values of the page. */
	isFinal?: boolean
}

/**
 * The values that the form was sent with, to be sent again unchanged; null where the page's present values are to be
 * sent.
 */
export function resubmission({ isFinal, problem: { values } }: CheckoutAnswer) {
	return isFinal ? null : { key: values.idempotencyKey, seen: parseSeen(values) }
}
