import { data, type RouterContextProvider, redirect } from 'react-router'
import { pageAsked, requireRole } from '../account/guard.server'
import { withParams } from '../admin/address'
import { api, attempt } from '../api.server'
import { type Decision, isStep } from './decision'

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
	if (!isStep(step)) throw data(null, { status: 400 })
	const call = orders[':id'][step].$post({ param: { id }, query: {}, json: {} })
	const result = await attempt(call)
	if (!result.ok) return { id, step, refusal: result.problem.detail }
	if (!form.has('stay'))
		throw redirect(`${pathname}${withParams(searchParams, { done: step })}#${id}`)
	return { id, step, refusal: null }
}
