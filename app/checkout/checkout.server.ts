import { type RouterContextProvider, redirect } from 'react-router'
import { z } from 'zod'
import { NewOrder } from '../../domain/orders/schema'
import { pinDigits } from '../../shared/addresses/indian-number'
import { type ApiProblem, api, attempt, read } from '../api.server'
import { fieldsOf } from '../ui/forms/fields.server'
import { formAction, onForm } from '../ui/forms/form-action.server'
import { ONE_FORM } from '../ui/forms/intents'
import { type ChangedSums, type CheckoutAnswer, seenIn } from './checkout-answer'

type Context = Readonly<RouterContextProvider>

const SENT_BEFORE =
	'A request with this form has already reached us, with the details as they were then. To order more, fill your cart again.'

const { shipping, expectedTotal, expectedLines } = NewOrder.shape
const CheckoutForm = fieldsOf(
	z.object({ idempotencyKey: z.string(), shipping, expectedTotal, expectedLines }),
	{
		expectedTotal: (values) => seenIn(values)?.expectedTotal,
		expectedLines: (values) => seenIn(values)?.expectedLines,
	},
)

/** Places the order and leads to its confirmation; sent twice, it is one order. */
export const placeOrder = (request: Request, context: Context): Promise<CheckoutAnswer> =>
	formAction(request, ONE_FORM, {
		send: onForm(CheckoutForm, async ({ idempotencyKey = '', ...json }, form) => {
			const { orders, pins } = api(context)
			const header = { 'idempotency-key': idempotencyKey }
			const result = await attempt(orders.$post({ header, json }))
			if (result.ok) throw await toConfirmation(context, result.value)
			const answer = refused(result.problem, form.refuse)
			const pin = pinDigits(form.values.zipCode ?? '')
			return { ...answer, pin: pin ? await read(pins[':pin'].$get({ param: { pin } })) : null }
		}),
	})

/** The way to the confirmation of an order, which this browser follows from now on. */
async function toConfirmation(context: Context, order: Placed): Promise<Response> {
	const { id, trackingKey, asksContact } = order
	const { follow } = api(context).orders[':id']
	if (trackingKey && asksContact)
		await attempt(follow.$put({ param: { id }, json: { key: trackingKey } }))
	return redirect(`/order-confirmation?${new URLSearchParams({ order: id })}`)
}

interface Placed {
	id: string
	trackingKey: string | null
	asksContact: boolean
}

/** What the checkout says of an order that was not placed. */
function refused(
	problem: ApiProblem,
	refuse: (problem: ApiProblem | string) => CheckoutAnswer,
): CheckoutAnswer {
	const said = refuse(problem)
	const unsaid = { problem: { ...said.problem, message: null } }
	switch (problem.code) {
		case 'out_of_stock':
		case 'not_found':
			return { ...said, wayOut: 'cart' }
		case 'over_limit':
			return { ...said, wayOut: 'ask' }
		case 'price_changed':
			return { ...unsaid, changed: problem as ApiProblem & ChangedSums, isOver: true }
		case 'key_reused':
			return { ...refuse(SENT_BEFORE), isOver: true }
		case 'cart_empty':
			return { ...unsaid, isOver: true }
		default:
			return said
	}
}
