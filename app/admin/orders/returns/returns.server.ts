import {
	NewReturn,
	Receipt,
	ReturnAgreement,
	ReturnRefusal,
} from '../../../../domain/returns/schema'
import { api, type Context } from '../../../api.server'
import { answerHere } from '../../../components/portal/answer-here.server'
import { Id } from '../../../ui/forms/fields.server'
import { formAction, onForm } from '../../../ui/forms/form-action.server'
import { returnIntents } from './return-intents'

const Noted = NewReturn.omit({ contact: true })
const Agreed = ReturnAgreement.extend({ n: Id })
const Refused = ReturnRefusal.extend({ n: Id })
const Received = Receipt.extend({ n: Id })

/** What the forms of an order's returns do. @throws a redirect back that says so */
export function changeReturns(context: Context, request: Request, id: string) {
	const { returns } = api(context).returns
	const of = (n: string) => ({ param: { id, n } })
	return formAction(request, returnIntents, {
		note: onForm(Noted, (json, form) =>
			answerHere(request, form, returns.$post({ param: { id }, query: {}, json }), 'noted'),
		),
		agree: onForm(Agreed, ({ n, ...json }, form) =>
			answerHere(request, form, returns[':n'].agree.$post({ ...of(n), json }), 'agreed'),
		),
		refuse: onForm(Refused, ({ n, ...json }, form) =>
			answerHere(request, form, returns[':n'].refuse.$post({ ...of(n), json }), 'refused'),
		),
		receive: onForm(Received, ({ n, ...json }, form) =>
			answerHere(request, form, returns[':n'].receive.$post({ ...of(n), json }), 'received'),
		),
	})
}
