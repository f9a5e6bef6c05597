import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { NewDispatch, Tracking } from '../../../../domain/dispatches/schema'
import { type Attempt, api, attempt } from '../../../api.server'
import { redirectHere } from '../../../portal/here.server'
import { Id } from '../../../ui/forms/fields.server'
import { formAction, onForm, type SentForm } from '../../../ui/forms/form-action.server'
import { parcelIntents } from './parcel-intents'

const One = z.object({ n: Id })
const Corrected = Tracking.extend({ n: Id })

/** What the forms of an order's parcels do. @throws a redirect back that says so */
export function changeParcels(
	context: Readonly<RouterContextProvider>,
	request: Request,
	id: string,
) {
	const { dispatches } = api(context)
	const of = (n: string) => ({ param: { id, n } })
	function answerTo<Name extends string>(
		form: SentForm<Name>,
		result: Attempt<unknown>,
		done: string,
	) {
		if (!result.ok) return form.refuse(result.problem)
		throw redirectHere(request, { done })
	}
	return formAction(request, parcelIntents, {
		send: onForm(NewDispatch, async (json, form) =>
			answerTo(form, await attempt(dispatches.$post({ param: { id }, json })), 'sent'),
		),
		arrived: onForm(One, async ({ n }, form) =>
			answerTo(form, await attempt(dispatches[':n'].delivered.$post(of(n))), 'arrived'),
		),
		correct: onForm(Corrected, async ({ n, ...json }, form) =>
			answerTo(form, await attempt(dispatches[':n'].$patch({ ...of(n), json })), 'corrected'),
		),
	})
}
