import { z } from 'zod'
import { type Asked, api } from '../../../api.server'
import { onCall } from '../../../components/portal/call-action.server'
import { formAction } from '../../../ui/forms/form-action.server'
import { bulkIntents } from './bulk-intents'
import { pastedLines } from './pasted-lines'

const Fields = z.object({ carrier: z.string(), lines: z.string(), id: z.array(z.string()) })

/** Sends the goods of the orders whose tracking numbers were pasted. */
export const sendParcels = ({ request, context }: Asked) =>
	formAction(request, bulkIntents, {
		send: onCall(
			Fields,
			({ carrier, lines = '', id }) => {
				const parcels = pastedLines(lines, id).map(({ id: order, words }) => ({
					id: order,
					carrier,
					trackingNumber: words.join(' '),
				}))
				return api(context).parcels.$post({ json: { parcels } })
			},
			({ value }) => ({ problem: null, result: value }),
		),
	})
