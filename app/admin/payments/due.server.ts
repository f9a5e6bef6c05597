import { z } from 'zod'
import { type Asked, api } from '../../api.server'
import { onCall } from '../../components/portal/call-action.server'
import { formAction } from '../../ui/forms/form-action.server'
import { dueIntents } from './due-intents'

/** Each row is a part of an order: `order part`, or the order alone. */
const Chosen = z.object({ id: z.array(z.string()) })

/** Reminds the buyers of the chosen orders of the amounts due. */
export const remindBuyers = ({ request, context }: Asked) =>
	formAction(request, dueIntents, {
		remind: onCall(
			Chosen,
			({ id }) => {
				const ids = [...new Set(id.map((each) => each.split(' ')[0] ?? ''))]
				return api(context).settlement['payment-reminders'].$post({ json: { ids } })
			},
			({ value }) => ({ problem: null, result: value }),
		),
	})
