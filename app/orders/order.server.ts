import { redirect } from 'react-router'
import { ChangeRefusal, Consent } from '../../domain/fulfilment/changes/change-schema'
import { AnotherAsked, Confirmation } from '../../domain/installations/schema'
import { OrderCode } from '../../domain/orders/confirming/confirming-schema'
import { Cancellation, LinkReplacement } from '../../domain/orders/schema'
import { NewCancelRequest } from '../../domain/returns/cancelling/cancel-schema'
import { NewReturn, NewReturnPhoto } from '../../domain/returns/schema'
import { PaymentClaim } from '../../domain/settlement/schema'
import { type Asked, api, attempt, read } from '../api.server'
import { orderIntents } from '../components/orders/order-intents'
import { onCall, onCallOnly } from '../components/portal/call-action.server'
import { pageUrl } from '../components/session/guard.server'
import { Id } from '../ui/forms/fields.server'
import { formAction, onButton } from '../ui/forms/form-action.server'

const Agreed = Consent.extend({ n: Id })
const Refused = ChangeRefusal.extend({ n: Id })
const AddedPhoto = NewReturnPhoto.extend({ n: Id })

/** The actions of the forms of the buyer's page of an order; each leads back to the order. */
export function changeOwnOrder({ request, context, params: { id } }: Asked<'id'>) {
	const call = { param: { id }, query: {} }
	const { appointment } = api(context).installations.orders[':id']
	const order = api(context).orders[':id']
	const { returns } = api(context)
	const { payments } = api(context).settlement.orders[':id']
	const change = api(context).changes[':id'].changes[':n']
	const { pathname } = pageUrl(request)
	const back = () => redirect(pathname)
	return formAction(request, orderIntents, {
		'confirm-appointment': onCall(
			Confirmation,
			(json) => appointment.confirm.$post({ ...call, json }),
			back,
		),
		'another-appointment': onCall(
			AnotherAsked,
			(json) => appointment.another.$post({ ...call, json }),
			back,
		),
		'consent-change': onCall(
			Agreed,
			({ n, ...json }) => change.consent.$post({ param: { id, n }, query: {}, json }),
			back,
		),
		'refuse-change': onCall(
			Refused,
			({ n, ...json }) => change.refuse.$post({ param: { id, n }, query: {}, json }),
			back,
		),
		cancel: onCall(Cancellation, (json) => order.cancel.$post({ ...call, json }), back),
		confirm: onCall(OrderCode, (json) => order.confirmation.$post({ ...call, json }), back),
		'send-code': onCallOnly(() => order.confirmation.code.$post(call), back),
		'enter-reference': onCall(
			PaymentClaim,
			(json) => payments.reference.$post({ ...call, json }),
			() => redirect(`${pathname}?entered=1#payment`),
		),
		'ask-to-cancel': onCall(
			NewCancelRequest,
			(json) => returns['cancel-request'].$post({ ...call, json }),
			back,
		),
		'ask-return': onCall(NewReturn, (json) => returns.returns.$post({ ...call, json }), back),
		'add-photo': onCall(
			AddedPhoto,
			({ n, image = new File([], ''), contact }) =>
				returns.returns[':n'].photos.$post({
					param: { id, n },
					query: {},
					form: { image, contact: contact || undefined },
				}),
			() => redirect(`${pathname}#returns`),
		),
		'replace-link': onCall(
			LinkReplacement,
			(json) => order['tracking-key'].$post({ ...call, json }),
			back,
		),
		'order-again': onButton(async (form) => {
			const { items } = await read(order.$get(call))
			const pieces = new Map<string, number>()
			for (const { productId, quantity } of items)
				pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
			const again = [...pieces].map(([productId, quantity]) => ({ productId, quantity }))
			const filled = await attempt(api(context).cart.lines.$patch({ json: { items: again } }))
			if (!filled.ok) return form.refuse(filled.problem)
			throw redirect('/cart')
		}),
		'stop-following': onButton(async () => {
			// An order that is no longer followed counts as done.
			await attempt(order.follow.$delete({ param: { id } }))
			throw redirect(`${pathname}/ended`)
		}),
	})
}
