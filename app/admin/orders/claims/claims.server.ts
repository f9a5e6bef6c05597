import { z } from 'zod'
import { ClaimStep, ClaimUndo, NewClaim } from '../../../../domain/claims/schema'
import { type Asked, api } from '../../../api.server'
import { onCall } from '../../../components/portal/call-action.server'
import { Id } from '../../../ui/forms/fields.server'
import { formAction } from '../../../ui/forms/form-action.server'
import { claimIntents } from './claim-intents'
import { plateIn } from './plate'

const Opened = z.object({ plate: z.string(), reason: NewClaim.shape.reason })
const Taken = ClaimStep.extend({ n: Id })
const Undone = ClaimUndo.extend({ n: Id })

/** The actions of the forms of an order's warranty claims. @throws a redirect back with the result */
export function changeClaims({ request, context, params: { id } }: Asked<'id'>) {
	const { claims } = api(context)
	const of = (n: string) => ({ param: { id, n } })
	return formAction(request, claimIntents, {
		open: onCall(
			Opened,
			({ plate, reason }) => claims.$post({ param: { id }, json: { ...plateIn(plate), reason } }),
			{ done: 'opened', plate: null },
		),
		step: onCall(Taken, ({ n, ...json }) => claims[':n'].steps.$post({ ...of(n), json }), {
			done: 'changed',
		}),
		undo: onCall(Undone, ({ n, ...json }) => claims[':n'].undo.$post({ ...of(n), json }), {
			done: 'undone',
		}),
	})
}
