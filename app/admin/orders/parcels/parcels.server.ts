import { z } from 'zod'
import { NewDispatch, Tracking } from '../../../../domain/dispatches/schema'
import { type Asked, api } from '../../../api.server'
import { onCall } from '../../../components/portal/call-action.server'
import { Id } from '../../../ui/forms/fields.server'
import { formAction } from '../../../ui/forms/form-action.server'
import { parcelIntents } from './parcel-intents'

const One = z.object({ n: Id })
const Corrected = Tracking.extend({ n: Id })

/** The actions of the forms of an order's parcels. @throws a redirect back with the result */
export function changeParcels({ request, context, params: { id } }: Asked<'id'>) {
	const { dispatches } = api(context)
	const of = (n: string) => ({ param: { id, n } })
	return formAction(request, parcelIntents, {
		send: onCall(NewDispatch, (json) => dispatches.$post({ param: { id }, json }), {
			done: 'sent',
		}),
		arrived: onCall(One, ({ n }) => dispatches[':n'].delivered.$post(of(n)), { done: 'arrived' }),
		correct: onCall(Corrected, ({ n, ...json }) => dispatches[':n'].$patch({ ...of(n), json }), {
			done: 'corrected',
		}),
	})
}
