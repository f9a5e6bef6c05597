import { type RouterContextProvider, redirect } from 'react-router'
import type { EnquiryStep } from '../../domain/enquiries/rules'
import type { Enquiry } from '../../domain/enquiries/schema'
import { ROLES } from '../../shared/actor'
import { requireRole } from '../account/guard.server'
import { type Attempt, api, attempt } from '../api.server'
import { hereWith } from '../portal/here.server'
import { dispatch, idIn, textIn } from '../ui/dispatch.server'
import { enquiryIntents, type StepAnswer } from './steps'

/** What the forms of the lists do: take a step with an enquiry. @throws a redirect back, where the page does not stay */
export async function takeStep({
	request,
	context,
}: {
	request: Request
	context: Readonly<RouterContextProvider>
}): Promise<StepAnswer> {
	await requireRole(context, request, ROLES)
	const calls = api(context).enquiries[':id']
	async function answerTo(form: FormData, call: Promise<Attempt<Enquiry>>): Promise<StepAnswer> {
		const id = idIn(form)
		const result = await call
		if (!result.ok) {
			const { detail, errors } = result.problem
			return { id, enquiry: null, refusal: errors?.note ?? detail }
		}
		if (!form.has('stay')) throw redirect(`${hereWith(request, {})}#${id}`, 303)
		return { id, enquiry: result.value, refusal: null }
	}
	const take = (step: Exclude<EnquiryStep, 'answer'>) => (form: FormData) =>
		answerTo(form, attempt(calls[step].$post({ param: { id: idIn(form) } })))
	return dispatch(request, enquiryIntents, {
		take: take('take'),
		release: take('release'),
		close: take('close'),
		reopen: take('reopen'),
		answer: (form) => {
			const json = { note: textIn(form, 'note') }
			return answerTo(form, attempt(calls.answer.$post({ param: { id: idIn(form) }, json })))
		},
	})
}
