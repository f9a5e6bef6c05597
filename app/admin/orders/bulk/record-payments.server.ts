import { z } from 'zod'
import { dayAt } from '../../../../shared/calendar'
import { numberOrTyped } from '../../../../shared/numbers/typed-number'
import { type Asked, api, type Context } from '../../../api.server'
import { onCall } from '../../../components/portal/call-action.server'
import { formAction } from '../../../ui/forms/form-action.server'
import { bulkIntents } from './bulk-intents'
import { loadChosen } from './chosen-orders.server'
import { pastedLines } from './pasted-lines'

const Fields = z.object({
	way: z.string(),
	date: z.string(),
	lines: z.string(),
	id: z.array(z.string()),
	idempotencyKey: z.string(),
})

/** The chosen orders, the day, and the key that makes repeated sendings one record. */
export async function loadPayments(context: Context, request: Request) {
	const orders = await loadChosen(context, request)
	return { orders, today: dayAt(Date.now()), requestKey: crypto.randomUUID() }
}

/** Records the payments whose references were pasted; on delivery an order needs none. */
export const recordPayments = ({ request, context }: Asked) =>
	formAction(request, bulkIntents, {
		send: onCall(
			Fields,
			({ way, date, lines = '', id, idempotencyKey }) => {
				const payments = pastedLines(lines, id).map(
					({ id: order, words: [reference, amount] }) => ({
						id: order,
						reference,
						amount: amount ? (numberOrTyped(amount, 'rupees') as number) : undefined,
					}),
				)
				return api(context).settlement['order-payments'].$post({
					header: { 'idempotency-key': idempotencyKey },
					json: { way: way as 'transfer', date, payments },
				})
			},
			({ value }) => ({ problem: null, result: value }),
		),
	})
