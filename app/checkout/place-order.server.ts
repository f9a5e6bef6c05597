import { redirect, redirectDocument } from 'react-router'
import { z } from 'zod'
import { NewOrder } from '../../domain/orders/schema'
import { type ApiProblem, api, attempt, type Context, read } from '../api.server'
import { fieldsOf } from '../ui/forms/fields.server'
import { formAction, onForm } from '../ui/forms/form-action.server'
import { ONE_FORM } from '../ui/forms/intents'
import type { Values } from '../ui/forms/values'
import {
	asTyped,
	billingIn,
	chosenAddress,
	pinOf,
	type Remembered,
	remember,
} from './checkout-addresses.server'
import {
	BY_ACCOUNT,
	type ChangedSums,
	type CheckoutAnswer,
	FIELDS,
	type Field,
	parseSeen,
} from './checkout-answer'

const SENT_BEFORE =
	'A request with this form has already reached us, with the details as they were then. To order more, fill your cart again.'

const { shipping, expectedTotal, expectedLines } = NewOrder.shape
const OrderFields = fieldsOf(
	z.object({ idempotencyKey: z.string(), shipping, expectedTotal, expectedLines }),
	{
		expectedTotal: (values) => parseSeen(values)?.expectedTotal,
		expectedLines: (values) => parseSeen(values)?.expectedLines,
	},
)

const CheckoutForm = {
	...OrderFields,
	names: new Set<Field | typeof BY_ACCOUNT | 'idempotencyKey' | 'seen'>([
		...FIELDS,
		BY_ACCOUNT,
		'idempotencyKey',
		'seen',
	]),
}

const LOGGED_OUT =
	'You have been logged out, so nothing was sent. Log in again, then send this once more: what you typed is still here.'

/** Whether a form was shown to a signed-in person whose session has ended since. */
export async function hasLoggedOut(context: Context, values: Values): Promise<boolean> {
	if (!values[BY_ACCOUNT]) return false
	return (await read(api(context).accounts.session.$get())).user === null
}

const GONE = 'The address you chose is no longer saved. Choose another one.'

/** Places the order and leads to its confirmation; sent twice, it is one order. */
export const placeOrder = (request: Request, context: Context): Promise<CheckoutAnswer> =>
	formAction(request, ONE_FORM, {
		send: onForm(CheckoutForm, async ({ idempotencyKey = '', ...json }, form) => {
			const { values } = form
			if (await hasLoggedOut(context, values))
				return { ...form.refuse(LOGGED_OUT), recovery: 'login' as const }
			const chosen = await chosenAddress(context, values)
			if (chosen === null) return form.refuse(GONE)
			const typed = chosen && asTyped(chosen)
			const billing = billingIn(values)
			const body = {
				...json,
				...(typed && { shipping: { ...typed, email: values.email } }),
				...(billing && { billing }),
			}
			const header = { 'idempotency-key': idempotencyKey }
			const result = await attempt(api(context).orders.$post({ header, json: body }))
			if (result.ok) {
				const remembered = await remember(context, values)
				throw await toConfirmation(context, result.value, remembered)
			}
			const answer = refusedOrder(result.problem, form.refuse)
			const pins = {
				pin: await pinOf(context, (typed ?? values).zipCode),
				billingPin: billing ? await pinOf(context, billing.zipCode) : null,
			}
			return { ...(typed ? toCorrect(answer, typed) : answer), ...pins }
		}),
	})

/** The way to the confirmation of an order, or to where it is paid online. This browser follows it from now on. */
export async function toConfirmation(
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

/** A saved address with mistakes, which the list of PIN codes may come to find, is put into the fields to be corrected. */
export function toCorrect(
	answer: CheckoutAnswer,
	typed: ReturnType<typeof asTyped>,
): CheckoutAnswer {
	const { problem } = answer
	if (!Object.keys(typed).some((name) => name in problem.fields)) return answer
	const values = { ...problem.values, ...typed, addressId: '' }
	return { ...answer, problem: { ...problem, values }, isToCorrect: true }
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
