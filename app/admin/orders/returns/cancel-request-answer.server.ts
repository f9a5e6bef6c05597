import { redirect } from 'react-router'
import { CancelGrant, CancelRefusal } from '../../../../domain/returns/cancelling/cancel-schema'
import { type Attempt, api, attempt, type Context } from '../../../api.server'
import { onForm, type SentForm } from '../../../ui/forms/form-action.server'

/** What the forms that answer a buyer's request to cancel do. @throws a redirect back to the order */
export function cancelRequestForms(context: Context, id: string) {
	const request = api(context).returns['cancel-request']
	const param = { id }
	function answerTo<Name extends string>(form: SentForm<Name>, result: Attempt<unknown>) {
		if (!result.ok) return form.refuse(result.problem)
		throw redirect(`/admin/orders/${id}`, 303)
	}
	return {
		'grant-cancel': onForm(CancelGrant, async (json, form) =>
			answerTo(form, await attempt(request.grant.$post({ param, json }))),
		),
		'refuse-cancel': onForm(CancelRefusal, async (json, form) =>
			answerTo(form, await attempt(request.refuse.$post({ param, json }))),
		),
	}
}
