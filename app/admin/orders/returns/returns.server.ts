import {
	NewReturn,
	Receipt,
	ReturnAgreement,
	ReturnInstructions,
	ReturnRefusal,
} from '../../../../domain/returns/schema'
import { type Asked, api } from '../../../api.server'
import { onCall } from '../../../components/portal/call-action.server'
import { Id } from '../../../ui/forms/fields.server'
import { formAction } from '../../../ui/forms/form-action.server'
import { returnIntents } from './return-intents'

const Noted = NewReturn.omit({ contact: true })
const Agreed = ReturnAgreement.extend({ n: Id })
const Refused = ReturnRefusal.extend({ n: Id })
const Instructed = ReturnInstructions.extend({ n: Id })
const Received = Receipt.extend({ n: Id })

/** The actions of the forms of an order's returns. @throws a redirect back with the result */
export function changeReturns({ request, context, params: { id } }: Asked<'id'>) {
	const { returns } = api(context).returns
	const of = (n: string) => ({ param: { id, n } })
	return formAction(request, returnIntents, {
		note: onCall(Noted, (json) => returns.$post({ param: { id }, query: {}, json }), {
			done: 'noted',
		}),
		agree: onCall(Agreed, ({ n, ...json }) => returns[':n'].agree.$post({ ...of(n), json }), {
			done: 'agreed',
		}),
		refuse: onCall(Refused, ({ n, ...json }) => returns[':n'].refuse.$post({ ...of(n), json }), {
			done: 'refused',
		}),
		instruct: onCall(
			Instructed,
			({ n, ...json }) => returns[':n'].instructions.$put({ ...of(n), json }),
			{ done: 'instructed' },
		),
		receive: onCall(Received, ({ n, ...json }) => returns[':n'].receive.$post({ ...of(n), json }), {
			done: 'received',
		}),
	})
}
