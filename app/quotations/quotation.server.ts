import { redirect } from 'react-router'
import type { Quotation } from '../../domain/documents/quotations/schema'
import { type Asked, api, attempt, read } from '../api.server'
import { formAction, onButton } from '../ui/forms/form-action.server'
import { ONE_FORM } from '../ui/forms/intents'

const PIN_AT_END = /\d{6}$/

/** The key of the call: in the address for a visitor without an account. */
export const keyIn = (request: Request) => {
	const key = new URL(request.url).searchParams.get('key')
	return key ? { key } : {}
}

/** The fields of the checkout that a quotation knows: its price holds where the goods go, and for whom the bill is. */
function addressOf({ fulfilment, shipTo, billTo }: Quotation['document']) {
	const [zipCode] = PIN_AT_END.exec(shipTo.address.at(-1) ?? '') ?? []
	return {
		fulfilment,
		...(zipCode && { zipCode }),
		...(billTo.gstin && {
			bills: 'elsewhere',
			'billing.name': billTo.name,
			'billing.gstin': billTo.gstin,
		}),
	}
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
			const { lines, holds, document: content } = quotation
			const pieces = new Map<string, number>()
			for (const { productId, quantity, priceNow } of lines)
				if (priceNow !== null) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
			const items = [...pieces].map(([productId, quantity]) => ({ productId, quantity }))
			if (items.length === 0) return form.refuse('None of these products is sold any more.')
			const filled = await attempt(api(context).cart.lines.$patch({ json: { items } }))
			if (!filled.ok) return form.refuse(filled.problem)
			if (!holds) throw redirect('/cart')
			const fields = { quotation: id, quotationKey: query.key ?? '', ...addressOf(content) }
			await attempt(api(context).checkout.draft.$put({ json: { fields } }))
			throw redirect('/checkout')
		}),
	})
