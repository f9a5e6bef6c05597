import { redirect } from 'react-router'
import { z } from 'zod'
import { ChangeWithdrawal } from '../../../domain/fulfilment/changes/change-schema'
import {
	Assignment,
	HandBack,
	Reassignment,
	Routing,
} from '../../../domain/orders/routing/routing-schema'
import { Reason } from '../../../domain/orders/schema'
import { type Attempt, api, attempt, type Context } from '../../api.server'
import { Id } from '../../ui/forms/fields.server'
import { formAction, onForm, type SentForm } from '../../ui/forms/form-action.server'
import { moneyForms } from './money/order-money.server'
import { adminOrderIntents } from './order-intents'
import { cancelRequestForms } from './returns/cancel-request-answer.server'

const Withdrawn = ChangeWithdrawal.extend({ n: Id })

/** What the forms of an admin's page of an order do; each leads back to the order. */
export function changeOrder(context: Context, request: Request, id: string) {
	const param = { id }
	const { changes } = api(context)
	const order = api(context).orders[':id']
	function answerTo<Name extends string>(form: SentForm<Name>, result: Attempt<unknown>) {
		if (!result.ok) return form.refuse(result.problem)
		throw redirect(`/admin/orders/${id}`, 303)
	}
	return formAction(request, adminOrderIntents, {
		...moneyForms(context, id),
		...cancelRequestForms(context, id),
		reassign: onForm(Reassignment, async (json, form) =>
			answerTo(form, await attempt(order.reassign.$post({ param, json }))),
		),
		reopen: onForm(Reason, async (json, form) =>
			answerTo(form, await attempt(order.reopen.$post({ param, query: {}, json }))),
		),
		assign: onForm(Assignment, async (json, form) =>
			answerTo(form, await attempt(order.assign.$post({ param, json }))),
		),
		route: onForm(Routing, async (json, form) =>
			answerTo(form, await attempt(order.route.$post({ param, query: {}, json }))),
		),
		'hand-back': onForm(HandBack, async (json, form) =>
			answerTo(form, await attempt(order['hand-back'].$post({ param, json }))),
		),
		'withdraw-change': onForm(Withdrawn, async ({ n, ...json }, form) => {
			const call = { param: { id, n }, json }
			return answerTo(form, await attempt(changes[':id'].changes[':n'].withdraw.$post(call)))
		}),
		confirm: onForm(z.object({}), async (_, form) =>
			answerTo(form, await attempt(order.confirm.$post({ param }))),
		),
		cancel: onForm(Reason, async (json, form) =>
			answerTo(form, await attempt(order.cancel.$post({ param, query: {}, json }))),
		),
	})
}
