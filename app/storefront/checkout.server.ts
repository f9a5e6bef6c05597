import { type RouterContextProvider, redirect } from 'react-router'
import { type ApiProblem, api, attempt } from '../api.server'
import { type CheckoutAnswer, type Field, refused, typedIn } from './checkout-answer'

type Context = Readonly<RouterContextProvider>

const CHANGED =
	'Your cart has changed since this page was opened. Look through it once more, then send.'
const SENT_BEFORE =
	'A request with this form has already reached us, with the details as they were then. To order more, fill your cart again.'

/** The API names a field by its place in the body, `shipping.city`; the form by its name. */
function fieldErrors({ errors = {} }: ApiProblem): CheckoutAnswer['errors'] {
	const named = Object.entries(errors).map(([path, text]) => [path.replace('shipping.', ''), text])
	return Object.fromEntries(named) as Partial<Record<Field, string>>
}

/** Whether the cart still costs what the person saw; an empty one may be of an order already placed. */
async function costsOtherThan(seen: string, context: Context): Promise<boolean> {
	const cart = await attempt(api(context).cart.$get())
	return cart.ok && cart.value.items.length > 0 && String(cart.value.total) !== seen
}

/** Places the order and leads to its confirmation; sent twice, it is one order. */
export async function placeOrder(form: FormData, context: Context): Promise<CheckoutAnswer> {
	if (await costsOtherThan(String(form.get('total')), context))
		return refused(form, { problem: CHANGED, keepsKey: false })
	const key = String(form.get('idempotencyKey') ?? '')
	const header = { 'idempotency-key': key }
	const json = { shipping: typedIn(form) }
	const result = await attempt(api(context).orders.$post({ header, json }))
	if (result.ok) {
		const { id, trackingKey } = result.value
		throw redirect(
			`/order-confirmation?${new URLSearchParams({ order: id, key: trackingKey ?? '' })}`,
		)
	}
	const { problem } = result
	switch (problem.code) {
		case 'invalid':
			return refused(form, { errors: fieldErrors(problem), problem: null })
		case 'out_of_stock':
		case 'not_found':
			return refused(form, { problem: problem.detail, isShortage: true })
		case 'key_reused':
			return refused(form, { problem: SENT_BEFORE, keepsKey: false })
		case 'cart_empty':
			return refused(form, { problem: null, keepsKey: false })
		default:
			return refused(form, { problem: problem.detail })
	}
}
