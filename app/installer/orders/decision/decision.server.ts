import { redirect } from 'react-router'
import { z } from 'zod'
import { type Order, Reason } from '../../../../domain/orders/schema'
import { type Asked, api, attempt } from '../../../api.server'
import type { DecisionAnswer, Step } from '../../../components/installer/decision/decision'
import { decisionIntents } from '../../../components/installer/decision/decision-intents'
import { onCall } from '../../../components/portal/call-action.server'
import { redirectHere } from '../../../components/portal/here.server'
import { pageUrl } from '../../../components/session/guard.server'
import { Id } from '../../../ui/forms/fields.server'
import { formAction, onButton, type SentForm } from '../../../ui/forms/form-action.server'

const About = z.object({ id: Id })
const WithReason = Reason.extend(About.shape)

/** The action of the forms of the orders: a step with an order, or a refresh. */
export const decide = (asked: Asked): Promise<DecisionAnswer> =>
	formAction(asked.request, decisionIntents, decisionHandlers(asked))

/** The handler of each form of an order that waits for an answer. */
export function decisionHandlers({ request, context }: Asked) {
	const { notifications, orders, ordersSeen } = api(context)
	/** @param changes the new parts of the address where no script has sent the form */
	const next = (
		{ value, form }: { value: Order; form: Pick<SentForm<never>, 'stays'> },
		changes: Record<string, string | null> = {},
	) => (form.stays ? { problem: null, order: value } : redirectHere(request, changes, value.id))
	const take = (step: Step) =>
		onCall(
			WithReason,
			({ id, ...json }) => orders[':id'][step].$post({ param: { id }, query: {}, json }),
			(made) => next(made, { done: step, declined: step === 'decline' ? made.input.id : null }),
		)
	return {
		accept: take('accept'),
		decline: take('decline'),
		undo: onCall(
			About,
			(param) => orders[':id'].undo.$post({ param }),
			(made) => next(made, { done: null, declined: null }),
		),
		reason: onCall(
			WithReason,
			({ id, ...json }) => orders[':id']['decline-reason'].$put({ param: { id }, json }),
			(made) => next(made),
		),
		refresh: onButton(async () => {
			await attempt(notifications.$patch({ json: { read: true, type: 'order' } }))
			// Orders already shown here do not appear again as new.
			await attempt(ordersSeen.$put())
			throw redirect(pageUrl(request).pathname)
		}),
	}
}
