import { redirect } from 'react-router'
import { ChangeWithdrawal } from '../../../domain/fulfilment/changes/change-schema'
import {
	Assignment,
	HandBack,
	Reassignment,
	Routing,
} from '../../../domain/orders/routing/routing-schema'
import { Reason, Shipping } from '../../../domain/orders/schema'
import { type Asked, api } from '../../api.server'
import { onCall, onCallOnly } from '../../components/portal/call-action.server'
import { pageUrl } from '../../components/session/guard.server'
import { Id } from '../../ui/forms/fields.server'
import { formAction } from '../../ui/forms/form-action.server'
import { inListOf, orderPath } from './head/in-list'
import { moneyForms } from './money/order-money.server'
import { adminOrderIntents } from './order-intents'
import { cancelRequestForms } from './returns/cancel-request-answer.server'

const Withdrawn = ChangeWithdrawal.extend({ n: Id })

/** The actions of the forms of an admin's page of an order; each leads back to the order. */
export function changeOrder({ request, context, params: { id } }: Asked<'id'>) {
	const param = { id }
	const { changes } = api(context)
	const order = api(context).orders[':id']
	const place = inListOf(pageUrl(request).searchParams)
	const backTo = (at?: string) => redirect(orderPath(id, place, at), 303)
	const back = () => backTo()
	return formAction(request, adminOrderIntents, {
		...moneyForms(context, id, backTo),
		...cancelRequestForms(context, id, back),
		reassign: onCall(Reassignment, (json) => order.reassign.$post({ param, json }), back),
		reopen: onCall(Reason, (json) => order.reopen.$post({ param, query: {}, json }), back),
		assign: onCall(Assignment, (json) => order.assign.$post({ param, json }), back),
		route: onCall(Routing, (json) => order.route.$post({ param, query: {}, json }), back),
		'hand-back': onCall(HandBack, (json) => order['hand-back'].$post({ param, json }), back),
		'withdraw-change': onCall(
			Withdrawn,
			({ n, ...json }) => changes[':id'].changes[':n'].withdraw.$post({ param: { id, n }, json }),
			back,
		),
		'buyer-link': onCallOnly(
			() => order['buyer-link'].$post({ param }),
			({ value: { path } }) => ({ problem: null, link: new URL(path, request.url).href }),
		),
		correct: onCall(Shipping, (json) => order.buyer.$put({ param, json }), back),
		confirm: onCallOnly(() => order.confirm.$post({ param }), back),
		cancel: onCall(Reason, (json) => order.cancel.$post({ param, query: {}, json }), back),
	})
}
