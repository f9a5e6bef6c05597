import { redirect } from 'react-router'
import { NewRefundDestination } from '../../../domain/settlement/destination-schema'
import { type Asked, api, attempt, type Context } from '../../api.server'
import { onCall } from '../../components/portal/call-action.server'
import { formAction } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'
import { followByKey, refuseOrder } from '../followed-by-key.server'

/** Whether it is asked where money of an order goes back, and whether a phone number or email is asked as well. */
export async function readRefund(context: Context, id: string, url: URL) {
	await followByKey(context, id, url)
	const { orders, settlement } = api(context)
	const call = { param: { id }, query: {} }
	const found = await attempt(orders[':id'].$get(call))
	if (!found.ok) return refuseOrder(context, id, found.problem)
	const order = found.value
	const money = order.money ? await attempt(settlement.orders[':id'].payments.$get(call)) : null
	const destination = money?.ok ? money.value.destination : null
	return { requiresContact: order.requiresContact, destination }
}

/** Keeps where the money goes back, and leads to the order. */
export const giveDestination = ({ request, context, params: { id } }: Asked<'id'>) =>
	formAction(request, ONE_FORM, {
		send: onCall(
			NewRefundDestination,
			(json) =>
				api(context).settlement.orders[':id']['refund-destination'].$put({
					param: { id },
					query: {},
					json,
				}),
			() => redirect(`/orders/${encodeURIComponent(id)}#payment`, 303),
		),
	})
