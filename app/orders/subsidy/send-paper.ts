import { redirect } from 'react-router'
import { callApi } from '../../api-call'
import type { FormProblem, Problem } from '../../ui/forms/problem'
import { fieldProblems } from '../../ui/forms/problem'
import { formIn, sendForm, UNSENT } from '../../ui/forms/send-form'
import { valuesOf } from '../../ui/forms/values'
import { subsidyIntents } from './subsidy-intents'

const FIELDS = new Set(['kind', 'covered', 'file', 'contact'])

/**
 * Sends a paper to its call, which takes 5 MB where the form of a page is smaller; any other form goes to the page.
 * @param id of the order
 * @returns of no type of its own: the page's action has the type of the answer
 */
export async function sendPaper(sending: Parameters<typeof sendForm>[0], id: string) {
	const form = await formIn(sending.request)
	if (subsidyIntents.in(form) !== 'add-paper') return sendForm(sending)
	const values = valuesOf(form)
	form.delete('intent')
	const place = { param: { id }, query: {} }
	const sent: Response | null = await callApi('post', '/orders/:id/subsidy/papers', place, {
		body: form,
	})
	if (sent?.ok) throw redirect(`/orders/${encodeURIComponent(id)}/subsidy?done=added`)
	const { detail, errors } = sent
		? ((await sent.json()) as Problem)
		: { detail: UNSENT, errors: undefined }
	const problem: FormProblem = {
		intent: 'add-paper',
		message: errors ? null : detail,
		fields: errors ? fieldProblems(errors, FIELDS) : {},
		values,
	}
	return { problem } as never
}
