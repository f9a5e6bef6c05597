import { type RouterContextProvider, redirect } from 'react-router'
import { pageAsked, requireRole } from '../../account/guard.server'
import { type ApiProblem, api, attempt } from '../../api.server'
import { withParams } from '../../portal/address'
import { dispatch, idIn, textIn } from '../../ui/dispatch.server'
import type { Decision, Step } from './decision'
import { decisionIntents } from './decision-intents'

const wordsOf = ({ detail, errors }: ApiProblem) => errors?.reason ?? detail

/** What the forms of the dashboard and of the orders do: take a step with an order, or refresh. */
export async function decide({
	request,
	context,
}: {
	request: Request
	context: Readonly<RouterContextProvider>
}): Promise<Decision> {
	await requireRole(context, request, ['Installer'])
	const { notifications, orders, ordersSeen } = api(context)
	const { pathname, searchParams } = pageAsked(request)
	const isStaying = (form: FormData) => form.has('stay')
	const reasonIn = (form: FormData) => ({ reason: textIn(form, 'reason') })
	const take =
		(step: Step) =>
		async (form: FormData): Promise<Decision> => {
			const id = idIn(form)
			const call = { param: { id }, query: {}, json: reasonIn(form) }
			const result = await attempt(orders[':id'][step].$post(call))
			if (!result.ok) return { id, step, refusal: wordsOf(result.problem) }
			if (isStaying(form)) return { id, step, refusal: null, order: result.value }
			const declined = step === 'decline' ? id : null
			throw redirect(`${pathname}${withParams(searchParams, { done: step, declined })}#${id}`)
		}
	return dispatch(request, decisionIntents, {
		accept: take('accept'),
		decline: take('decline'),
		undo: async (form): Promise<Decision> => {
			const id = idIn(form)
			const result = await attempt(orders[':id'].undo.$post({ param: { id } }))
			if (!result.ok) return { id, step: 'undo', refusal: wordsOf(result.problem) }
			if (isStaying(form)) return { id, step: 'undo', refusal: null, order: result.value }
			const address = withParams(searchParams, { done: null, declined: null })
			throw redirect(`${pathname}${address}#${id}`)
		},
		reason: async (form): Promise<Decision> => {
			const id = idIn(form)
			const call = { param: { id }, json: reasonIn(form) }
			const result = await attempt(orders[':id']['decline-reason'].$put(call))
			if (!result.ok) return { id, step: 'decline', refusal: wordsOf(result.problem) }
			if (!isStaying(form)) throw redirect(`${pathname}${withParams(searchParams, {})}#${id}`)
			return { id, step: 'decline', refusal: null }
		},
		refresh: async () => {
			await attempt(notifications.$patch({ json: { read: true, type: 'order' } }))
			// What was shown here already is not shown again as new.
			await attempt(ordersSeen.$put())
			throw redirect(pathname)
		},
	})
}
