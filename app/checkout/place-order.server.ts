import { redirect, redirectDocument } from 'react-router'
import type { NewOrder } from '../../domain/orders/schema'
import { type ApiProblem, api, attempt, type Context } from '../api.server'
import type { SentForm } from '../ui/forms/form-action.server'
import type { Values } from '../ui/forms/values'
import { type Remembered, remember } from './checkout-addresses.server'
import type { ChangedSums, CheckoutAnswer } from './checkout-answer'
import { agreedIn, type OrderToSend } from './steps/agreed'

const SENT_BEFORE =
	'A request with this form has already reached us, with the details as they were then. To order more, fill your cart again.'

/**
 * Places the order that a form sends, at the price that its sender agreed to, and leads to its confirmation; sent twice,
 * it is one order.
 * @returns the answer to one that was not placed
 */
export async function placeOrder(
	context: Context,
	{ remember: isToRemember, ...order }: OrderToSend,
	{ values, refuse }: SentForm<never>,
): Promise<CheckoutAnswer> {
	const { payment = '', idempotencyKey = '' } = values
	const header = { 'idempotency-key': idempotencyKey }
	const json = { ...order, ...(payment && { payment }), ...agreedIn(values) } as NewOrder
	const result = await attempt(api(context).orders.$post({ header, json }))
	if (!result.ok) return refusedOrder(result.problem, refuse)
	const address: Values = { ...order.shipping, remember: isToRemember ? 'yes' : '' }
	throw await toConfirmation(context, result.value, await remember(context, address))
}

/** The way to the confirmation of an order, or to where it is paid online. This browser follows it from now on. */
async function toConfirmation(
	context: Context,
	order: Placed,
	remembered: Remembered | null,
): Promise<Response> {
	const { id, trackingKey, requiresContact } = order
	const { follow } = api(context).orders[':id']
	if (trackingKey && requiresContact)
		await attempt(follow.$put({ param: { id }, json: { key: trackingKey } }))
	// Its page is loaded anew: it has a policy of its own.
	if (order.payment?.way === 'razorpay') return redirectDocument(`/orders/${id}/pay`)
	const about = { order: id, ...(remembered && { address: remembered }) }
	return redirect(`/order-confirmation?${new URLSearchParams(about)}`)
}

interface Placed {
	id: string
	trackingKey: string | null
	requiresContact: boolean
	/** The next payment; null for none. */
	payment: { way: string } | null
}

/** The checkout's answer about an order that was not placed. */
export function refusedOrder(
	problem: ApiProblem,
	refuse: (problem: ApiProblem | string) => CheckoutAnswer,
): CheckoutAnswer {
	const said = refuse(problem)
	const unsaid = { problem: { ...said.problem, message: null } }
	switch (problem.code) {
		case 'out_of_stock':
		case 'not_found':
			return { ...said, recovery: 'cart' }
		case 'over_limit': {
			const { orders } = problem as ApiProblem & { orders?: readonly string[] }
			return orders ? { ...said, openOrders: orders } : { ...said, recovery: 'ask' }
		}
		case 'price_changed':
			return { ...unsaid, changed: problem as ApiProblem & ChangedSums, isFinal: true }
		case 'key_reused':
			return { ...refuse(SENT_BEFORE), isFinal: true }
		case 'cart_empty':
			return { ...unsaid, isFinal: true }
		default:
			return said
	}
}
