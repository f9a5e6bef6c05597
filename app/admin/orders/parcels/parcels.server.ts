import { z } from 'zod'
import { NewDispatch, Tracking } from '../../../../domain/dispatches/schema'
import { api, type Context } from '../../../api.server'
import { answerHere } from '../../../components/portal/answer-here.server'
import { Id } from '../../../ui/forms/fields.server'
import { formAction, onForm } from '../../../ui/forms/form-action.server'
import { parcelIntents } from './parcel-intents'

const One = z.object({ n: Id })
const Corrected = Tracking.extend({ n: Id })

/** What the forms of an order's parcels do. @throws a redirect back that says so */
export function changeParcels(context: Context, request: Request, id: string) {
	const { dispatches } = api(context)
	const of = (n: string) => ({ param: { id, n } })
	return formAction(request, parcelIntents, {
		send: onForm(NewDispatch, (json, form) =>
			answerHere(request, form, dispatches.$post({ param: { id }, json }), 'sent'),
		),
		arrived: onForm(One, ({ n }, form) =>
			answerHere(request, form, dispatches[':n'].delivered.$post(of(n)), 'arrived'),
		),
		correct: onForm(Corrected, ({ n, ...json }, form) =>
			answerHere(request, form, dispatches[':n'].$patch({ ...of(n), json }), 'corrected'),
		),
	})
}
