import type { Pin } from '../../api/pins'
import type { Cart } from '../../domain/cart/schema'
import type { ChangedLine } from '../../domain/orders/placing/agreed-price'

export const FIELDS = [
	'fullName',
	'contactNumber',
	'street',
	'city',
	'zipCode',
	'country',
	'state',
	'email',
] as const
export type Field = (typeof FIELDS)[number]

/** What the buyer saw when they sent the form: sums in rupees. */
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

/** What the form says its sender saw; undefined where it has been tampered with. */
export function seenIn(form: FormData): SeenOrder | undefined {
	try {
		return JSON.parse(String(form.get('seen')))
	} catch {
		return undefined
	}
}

/** The sums the buyer saw beside those of now, in rupees. */
export interface ChangedSums {
	expected: number
	actual: number
	lines: ChangedLine[]
}

/** What the checkout answers to a form that made no order. */
export interface CheckoutAnswer {
	values: Record<Field, string>
	errors: Partial<Record<Field, string>>
	/** What is known of the PIN code typed; null where it is none. */
	pin: Pin | null
	/** What stands in the way of the whole order. */
	problem: string | null
	/** The way out of it: another cart, or asking the store. */
	wayOut: 'cart' | 'ask' | null
	/** Where the order would cost other than the buyer saw. */
	changed: ChangedSums | null
	/** What the form was sent with, to be sent again; null where it is to be what the page shows now. */
	again: { key: string; seen: SeenOrder | undefined } | null
}

export const typedIn = (form: FormData) =>
	Object.fromEntries(FIELDS.map((field) => [field, String(form.get(field) ?? '')])) as Record<
		Field,
		string
	>

interface Refusal {
	errors?: CheckoutAnswer['errors']
	problem: string | null
	wayOut?: CheckoutAnswer['wayOut']
	changed?: ChangedSums | null
	/** Whether it may have arrived: it is then sent again just as it was. */
	keepsKey?: boolean
}

/** The form as it was typed, with what was wrong. */
export const refused = (
	form: FormData,
	{ errors = {}, problem, wayOut = null, changed = null, keepsKey = true }: Refusal,
): CheckoutAnswer => ({
	values: typedIn(form),
	errors,
	pin: null,
	problem,
	wayOut,
	changed,
	again: keepsKey ? { key: String(form.get('idempotencyKey')), seen: seenIn(form) } : null,
})
