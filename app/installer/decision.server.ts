import { data, type RouterContextProvider, redirect } from 'react-router'
import { pageAsked, requireRole } from '../account/guard.server'
import { type ApiProblem, api, attempt } from '../api.server'
import { withParams } from '../portal/address'
import { type Decision, isStep } from './decision'

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
	const { notifications, orders } = api(context)
	const { pathname, searchParams } = pageAsked(request)
	const form = await request.formData()
	const step = form.get('intent')
	const id = String(form.get('id'))
	if (step === 'refresh') {
		await attempt(notifications.$patch({ json: { read: true, type: 'order' } }))
		throw redirect(pathname)
	}
	const reason = String(form.get('reason') ?? '')
	if (step === 'reason') {
		const result = await attempt(
			orders[':id']['decline-reason'].$put({ param: { id }, json: { reason } }),
		)
		if (!result.ok) return { id, step: 'decline', refusal: wordsOf(result.problem) }
		if (!form.has('stay')) throw redirect(`${pathname}${withParams(searchParams, {})}#${id}`)
		return { id, step: 'decline', refusal: null }
	}
	if (!isStep(step)) throw data(null, { status: 400 })
	const call = orders[':id'][step].$post({ param: { id }, query: {}, json: { reason } })
	const result = await attempt(call)
	if (!result.ok) return { id, step, refusal: wordsOf(result.problem) }
	if (!form.has('stay'))
		throw redirect(`${pathname}${withParams(searchParams, { done: step })}#${id}`)
	return { id, step, refusal: null }
}
