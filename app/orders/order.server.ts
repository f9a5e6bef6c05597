import { redirect } from 'react-router'
import { z } from 'zod'
import { ChangeRefusal, Consent } from '../../domain/fulfilment/changes/change-schema'
import { AnotherAsked, Confirmation } from '../../domain/installations/schema'
import { OrderCode } from '../../domain/orders/confirming/confirming-schema'
import { Cancellation, LinkReplacement } from '../../domain/orders/schema'
import { NewCancelRequest } from '../../domain/returns/cancelling/cancel-schema'
import { NewReturn } from '../../domain/returns/schema'
import { type Attempt, api, attempt, type Context } from '../api.server'
import { orderIntents } from '../components/orders/order-intents'
import { pageUrl } from '../components/session/guard.server'
import { Id } from '../ui/forms/fields.server'
import { formAction, onButton, onForm, type SentForm } from '../ui/forms/form-action.server'

/** The button alone is what is sent. */
const NOTHING = z.object({})
const Agreed = Consent.extend({ n: Id })
const Refused = ChangeRefusal.extend({ n: Id })

/** What the forms of the buyer's page of an order do; each leads back to the order. */
export function changeOwnOrder(context: Context, request: Request, id: string) {
	const call = { param: { id }, query: {} }
	const { appointment } = api(context).installations.orders[':id']
	const order = api(context).orders[':id']
	const { returns } = api(context)
	const change = api(context).changes[':id'].changes[':n']
	const { pathname } = pageUrl(request)
	function answerTo<Name extends string>(form: SentForm<Name>, result: Attempt<unknown>) {
		if (!result.ok) return form.refuse(result.problem)
		throw redirect(pathname)
	}
	return formAction(request, orderIntents, {
		'confirm-appointment': onForm(Confirmation, async (json, form) =>
			answerTo(form, await attempt(appointment.confirm.$post({ ...call, json }))),
		),
		'another-appointment': onForm(AnotherAsked, async (json, form) =>
			answerTo(form, await attempt(appointment.another.$post({ ...call, json }))),
		),
		'consent-change': onForm(Agreed, async ({ n, ...json }, form) => {
			const call = { param: { id, n }, query: {}, json }
			return answerTo(form, await attempt(change.consent.$post(call)))
		}),
		'refuse-change': onForm(Refused, async ({ n, ...json }, form) => {
			const call = { param: { id, n }, query: {}, json }
			return answerTo(form, await attempt(change.refuse.$post(call)))
		}),
		cancel: onForm(Cancellation, async (json, form) =>
			answerTo(form, await attempt(order.cancel.$post({ ...call, json }))),
		),
		confirm: onForm(OrderCode, async (json, form) =>
			answerTo(form, await attempt(order.confirmation.$post({ ...call, json }))),
		),
		'send-code': onForm(NOTHING, async (_, form) =>
			answerTo(form, await attempt(order.confirmation.code.$post(call))),
		),
		'ask-to-cancel': onForm(NewCancelRequest, async (json, form) =>
			answerTo(form, await attempt(returns['cancel-request'].$post({ ...call, json }))),
		),
		'ask-return': onForm(NewReturn, async (json, form) =>
			answerTo(form, await attempt(returns.returns.$post({ ...call, json }))),
		),
		'replace-link': onForm(LinkReplacement, async (json, form) =>
			answerTo(form, await attempt(order['tracking-key'].$post({ ...call, json }))),
		),
		'stop-following': onButton(async () => {
			// Where it is not followed any more, what was asked for is so already.
			await attempt(order.follow.$delete({ param: { id } }))
			throw redirect(`${pathname}/ended`)
		}),
	})
}
