import { redirect } from 'react-router'
import { type Asked, api, attempt, read } from '../api.server'
import { formAction, onButton } from '../ui/forms/form-action.server'
import { ONE_FORM } from '../ui/forms/intents'
import { keyIn } from './quotation.server'

/** The price that the key in the page's address names. */
export const quotedPriceAt = ({ request, context }: Pick<Asked, 'request' | 'context'>) => {
	const { key = '' } = keyIn(request)
	return read(api(context).quotedPrices[':key'].$get({ param: { key: key || 'none' } }))
}

/** Makes the cart the goods of a quoted price, and goes on to the checkout, which orders them at it. */
export const orderAtQuotedPrice = ({ request, context }: Asked) =>
	formAction(request, ONE_FORM, {
		send: onButton(async (form) => {
			const { items, pin } = await quotedPriceAt({ request, context })
			const { cart, checkout } = api(context)
			const before = await read(cart.$get())
			const isQuoted = (id: string) => items.some(({ productId }) => productId === id)
			const others = before.items.filter(({ productId }) => !isQuoted(productId))
			const lines = [
				...items.map(({ productId, quantity }) => ({ productId, quantity })),
				...others.map(({ productId }) => ({ productId, quantity: 0 })),
			]
			const filled = await attempt(cart.lines.$patch({ json: { items: lines } }))
			if (!filled.ok) return form.refuse(filled.problem)
			const { key = '' } = keyIn(request)
			const fields = { quotedPrice: key, zipCode: pin, fulfilment: 'delivery' }
			const kept = await attempt(checkout.draft.$put({ json: { fields } }))
			if (!kept.ok) return form.refuse(kept.problem)
			throw redirect('/checkout')
		}),
	})
