import { redirect } from 'react-router'
import { type ApiProblem, api, attempt, type Context, read } from '../api.server'

interface HeldGoods {
	/** Of the price that holds for them. */
	key: string
	items: readonly { productId: string; quantity: number }[]
	fulfilment: string
	/** Where they go. */
	pin: string
	/** Whom the bill is for, where that is known. */
	billTo?: { name: string; gstin: string | null }
}

const billing = ({ name, gstin }: NonNullable<HeldGoods['billTo']>): Record<string, string> =>
	gstin ? { bills: 'elsewhere', 'billing.name': name, 'billing.gstin': gstin } : {}

/**
 * Makes the cart the goods of a price that holds, and has the checkout order them at it.
 * @returns the problem where that cannot be
 * @throws a redirect to the checkout
 */
export async function orderAt(
	context: Context,
	{ key, items, fulfilment, pin, billTo }: HeldGoods,
): Promise<ApiProblem> {
	const { cart, checkout } = api(context)
	const before = await read(cart.$get())
	const isHeld = (id: string) => items.some(({ productId }) => productId === id)
	const others = before.items.filter(({ productId }) => !isHeld(productId))
	const lines = [
		...items.map(({ productId, quantity }) => ({ productId, quantity })),
		...others.map(({ productId }) => ({ productId, quantity: 0 })),
	]
	const filled = await attempt(cart.lines.$patch({ json: { items: lines } }))
	if (!filled.ok) return filled.problem
	const { fields: draft } = await read(checkout.draft.$get())
	const fields = {
		heldPrice: key,
		fulfilment,
		...(!draft.street && { zipCode: pin }),
		...(billTo && billing(billTo)),
	}
	const kept = await attempt(checkout.draft.$put({ json: { fields } }))
	if (!kept.ok) return kept.problem
	throw redirect('/checkout')
}
