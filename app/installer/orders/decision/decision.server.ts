import { redirect } from 'react-router'
import { z } from 'zod'
import { type Order, Reason } from '../../../../domain/orders/schema'
import { type Asked, type Attempt, api, attempt } from '../../../api.server'
import type { DecisionAnswer, Step } from '../../../components/installer/decision/decision'
import { decisionIntents } from '../../../components/installer/decision/decision-intents'
import { redirectHere } from '../../../components/portal/here.server'
import { pageUrl, requireRole } from '../../../components/session/guard.server'
import { Id } from '../../../ui/forms/fields.server'
import { formAction, onButton, onForm, type SentForm } from '../../../ui/forms/form-action.server'

const About = z.object({ id: Id })
const WithReason = Reason.extend(About.shape)

/** What the forms of the dashboard and of the orders do: take a step with an order, or refresh. */
export async function decide({ request, context }: Asked): Promise<DecisionAnswer> {
	await requireRole(context, request, ['Installer'])
	const { notifications, orders, ordersSeen } = api(context)
	/** @param changes what of the address is new where no script has sent the form */
	function answerTo(
		form: Pick<SentForm<'id'>, 'refuse' | 'stays' | 'values'>,
		result: Attempt<Order>,
		changes: Record<string, string | null> = {},
	): DecisionAnswer {
		if (!result.ok) return form.refuse(result.problem)
		if (!form.stays) throw redirectHere(request, changes, form.values.id)
		return { problem: null, order: result.value }
	}
	const take = (step: Step) =>
		onForm(WithReason, async ({ id, ...json }, form) => {
			const result = await attempt(orders[':id'][step].$post({ param: { id }, query: {}, json }))
			return answerTo(form, result, { done: step, declined: step === 'decline' ? id : null })
		})
	return formAction(request, decisionIntents, {
		accept: take('accept'),
		decline: take('decline'),
		undo: onForm(About, async (param, form) => {
			const result = await attempt(orders[':id'].undo.$post({ param }))
			return answerTo(form, result, { done: null, declined: null })
		}),
		reason: onForm(WithReason, async ({ id, ...json }, form) =>
			answerTo(form, await attempt(orders[':id']['decline-reason'].$put({ param: { id }, json }))),
		),
		refresh: onButton(async () => {
			await attempt(notifications.$patch({ json: { read: true, type: 'order' } }))
			// What was shown here already is not shown again as new.
			await attempt(ordersSeen.$put())
			throw redirect(pageUrl(request).pathname)
		}),
	})
}
