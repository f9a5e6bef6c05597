import { type RouterContextProvider, redirect } from 'react-router'
import { pinDigits } from '../../shared/indian-number'
import { type ApiProblem, api, attempt, read } from '../api.server'
import {
	type ChangedSums,
	type CheckoutAnswer,
	type Field,
	refused,
	seenIn,
	typedIn,
} from './checkout-answer'

type Context = Readonly<RouterContextProvider>

const SENT_BEFORE =
	'A request with this form has already reached us, with the details as they were then. To order more, fill your cart again.'

/** The API names a field by its place in the body, `shipping.city`; the form by its name. */
function fieldErrors({ errors = {} }: ApiProblem): CheckoutAnswer['errors'] {
	const named = Object.entries(errors).map(([path, text]) => [path.replace('shipping.', ''), text])
	return Object.fromEntries(named) as Partial<Record<Field, string>>
}

/** Places the order and leads to its confirmation; sent twice, it is one order. */
export async function placeOrder(form: FormData, context: Context): Promise<CheckoutAnswer> {
	const answer = await tryToPlace(form, context)
	const pin = pinDigits(answer.values.zipCode)
	if (!pin) return answer
	return { ...answer, pin: await read(api(context).pins[':pin'].$get({ param: { pin } })) }
}

async function tryToPlace(form: FormData, context: Context): Promise<CheckoutAnswer> {
	const { orders } = api(context)
	const key = String(form.get('idempotencyKey') ?? '')
	const header = { 'idempotency-key': key }
	const json = { shipping: typedIn(form), ...seenIn(form) }
	const result = await attempt(orders.$post({ header, json }))
	if (result.ok) {
		const { id, trackingKey, asksContact } = result.value
		if (trackingKey && asksContact)
			await attempt(orders[':id'].follow.$put({ param: { id }, json: { key: trackingKey } }))
		throw redirect(`/order-confirmation?${new URLSearchParams({ order: id })}`)
	}
	const { problem } = result
	switch (problem.code) {
		case 'invalid':
			return refused(form, { errors: fieldErrors(problem), problem: null })
		case 'out_of_stock':
		case 'not_found':
			return refused(form, { problem: problem.detail, wayOut: 'cart' })
		case 'over_limit':
			return refused(form, { problem: problem.detail, wayOut: 'ask' })
		case 'price_changed': {
			const changed = problem as ApiProblem & ChangedSums
			return refused(form, { problem: null, changed, keepsKey: false })
		}
		case 'key_reused':
			return refused(form, { problem: SENT_BEFORE, keepsKey: false })
		case 'cart_empty':
			return refused(form, { problem: null, keepsKey: false })
		default:
			return refused(form, { problem: problem.detail })
	}
}
