import { data, type RouterContextProvider, redirect } from 'react-router'
import { ROLES } from '../../domain/shared/actor'
import { requireRole } from '../account/guard.server'
import { api, attempt } from '../api.server'
import { hereWith } from '../portal/here.server'
import { isStep, type StepAnswer } from './steps'

/** What the forms of the lists do: take a step with an enquiry. @throws a redirect back, where the page does not stay */
export async function takeStep({
	request,
	context,
}: {
	request: Request
	context: Readonly<RouterContextProvider>
}): Promise<StepAnswer> {
	await requireRole(context, request, ROLES)
	const form = await request.formData()
	const step = form.get('intent')
	const id = String(form.get('id'))
	if (!isStep(step)) throw data(null, { status: 400 })
	const calls = api(context).enquiries[':id']
	const result = await attempt(
		step === 'answer'
			? calls.answer.$post({ param: { id }, json: { note: String(form.get('note') ?? '') } })
			: calls[step].$post({ param: { id } }),
	)
	if (!result.ok) {
		const { detail, errors } = result.problem
		return { id, enquiry: null, refusal: errors?.note ?? detail }
	}
	if (!form.has('stay')) throw redirect(`${hereWith(request, {})}#${id}`, 303)
	return { id, enquiry: result.value, refusal: null }
}
