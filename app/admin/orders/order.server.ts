import { type RouterContextProvider, redirect } from 'react-router'
import { type Attempt, api, attempt } from '../../api.server'
import { dispatch, textIn } from '../../ui/dispatch.server'
import { type AdminOrderIntent, adminOrderIntents } from './order-intents'

/** What the forms of an admin's page of an order do; each leads back to the order. */
export async function changeOrder(
	context: Readonly<RouterContextProvider>,
	request: Request,
	id: string,
) {
	const param = { id }
	const order = api(context).orders[':id']
	const answerTo = (intent: AdminOrderIntent, result: Attempt<unknown>) => {
		if (result.ok) throw redirect(`/admin/orders/${id}`, 303)
		const { errors, detail } = result.problem
		return { intent, problem: Object.values(errors ?? {})[0] ?? detail }
	}
	const reasonIn = (form: FormData) => ({ reason: textIn(form, 'reason') })
	return dispatch(request, adminOrderIntents, {
		reassign: async (form) => {
			const json = { installerId: textIn(form, 'installerId') || null, ...reasonIn(form) }
			return answerTo('reassign', await attempt(order.reassign.$post({ param, json })))
		},
		reopen: async (form) => {
			const call = { param, query: {}, json: reasonIn(form) }
			return answerTo('reopen', await attempt(order.reopen.$post(call)))
		},
		assign: async (form) => {
			const json = { installerId: textIn(form, 'installerId'), ...reasonIn(form) }
			return answerTo('assign', await attempt(order.assign.$post({ param, json })))
		},
		route: async (form) => {
			const call = { param, query: {}, json: reasonIn(form) }
			return answerTo('route', await attempt(order.route.$post(call)))
		},
		'hand-back': async (form) => {
			const call = { param, json: reasonIn(form) }
			return answerTo('hand-back', await attempt(order['hand-back'].$post(call)))
		},
		cancel: async (form) => {
			const call = { param, query: {}, json: reasonIn(form) }
			return answerTo('cancel', await attempt(order.cancel.$post(call)))
		},
	})
}
