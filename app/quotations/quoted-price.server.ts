import { type Asked, api, read } from '../api.server'
import { formAction, onButton } from '../ui/forms/form-action.server'
import { ONE_FORM } from '../ui/forms/intents'
import { orderAt } from './order-at.server'
import { keyIn } from './quotation.server'

/** The price that the key in the page's address names. */
export const quotedPriceAt = ({ request, context }: Pick<Asked, 'request' | 'context'>) => {
	const { key = '' } = keyIn(request)
	return read(api(context).heldPrices[':key'].$get({ param: { key: key || 'none' } }))
}

/** Makes the cart the goods of a quoted price, and goes on to the checkout, which orders them at it. */
export const orderAtQuotedPrice = ({ request, context }: Asked) =>
	formAction(request, ONE_FORM, {
		send: onButton(async (form) => {
			const { items, pin, fulfilment } = await quotedPriceAt({ request, context })
			const { key = '' } = keyIn(request)
			return form.refuse(await orderAt(context, { key, items, pin, fulfilment }))
		}),
	})
