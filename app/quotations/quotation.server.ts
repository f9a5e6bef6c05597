import { redirect } from 'react-router'
import { type Asked, api, attempt, read } from '../api.server'
import { formAction, onButton } from '../ui/forms/form-action.server'
import { ONE_FORM } from '../ui/forms/intents'
import { orderAt } from './order-at.server'

/** The key of the call: in the address for a visitor without an account. */
export const keyIn = (request: Request) => {
	const key = new URL(request.url).searchParams.get('key')
	return key ? { key } : {}
}

/**
 * Puts the items of a quotation into the cart, in its quantities, and leads to the checkout at its price, where it holds
 * one; sent twice it is the same.
 */
export const orderIt = ({ request, context, params: { id } }: Asked<'id'>) =>
	formAction(request, ONE_FORM, {
		send: onButton(async (form) => {
			const quotations = api(context).quotations[':id']
			const query = keyIn(request)
			const quotation = await read(quotations.$get({ param: { id }, query }))
			const { lines, holds, trackingKey: key, document } = quotation
			const pieces = new Map<string, number>()
			for (const { productId, quantity, priceNow } of lines)
				if (priceNow !== null) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
			const items = [...pieces].map(([productId, quantity]) => ({ productId, quantity }))
			if (items.length === 0) return form.refuse('None of these products is sold any more.')
			if (holds && key) {
				const held = await read(api(context).heldPrices[':key'].$get({ param: { key } }))
				return form.refuse(await orderAt(context, { ...held, key, items, billTo: document.billTo }))
			}
			const filled = await attempt(api(context).cart.lines.$patch({ json: { items } }))
			if (!filled.ok) return form.refuse(filled.problem)
			throw redirect('/cart')
		}),
	})
