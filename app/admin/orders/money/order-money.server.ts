import { z } from 'zod'
import type { HeldDecisionInput } from '../../../../domain/settlement/schema'
import { NewPayment, NewRefund, SentRefund } from '../../../../domain/settlement/schema'
import { type Attempt, api, attempt, type Context } from '../../../api.server'
import { Id } from '../../../ui/forms/fields.server'
import { onForm, type SentForm } from '../../../ui/forms/form-action.server'

const key = { idempotencyKey: z.string() }
const ReceiveFields = z.object({ ...NewPayment.shape, ...key })
const RefundFields = z.object({ ...NewRefund.shape, ...key })
const HeldFields = z.object({ reference: z.string() })
const SentFields = z.object({ ...SentRefund.shape, refundId: Id })

/**
 * The actions of the money forms of an admin's page of an order; each leads back to the order.
 * @param backTo makes the way to a place on its page
 */
export function moneyForms(context: Context, id: string, backTo: (at: string) => Response) {
	const { orders, refunds } = api(context).settlement
	const param = { id }
	function answerTo<Name extends string>(form: SentForm<Name>, result: Attempt<unknown>) {
		if (!result.ok) return form.refuse(result.problem)
		throw backTo('#money')
	}
	const deciding = (decision: HeldDecisionInput['decision']) =>
		onForm(HeldFields, async ({ reference }, form) => {
			const held = api(context).online.orders[':id']['held-payments'][':reference']
			const call = { param: { id, reference }, json: { decision } }
			return answerTo(form, await attempt(held.$post(call)))
		})
	return {
		receive: onForm(ReceiveFields, async ({ idempotencyKey = '', ...json }, form) => {
			const header = { 'idempotency-key': idempotencyKey }
			return answerTo(form, await attempt(orders[':id'].payments.$post({ param, header, json })))
		}),
		refund: onForm(RefundFields, async ({ idempotencyKey = '', ...json }, form) => {
			const header = { 'idempotency-key': idempotencyKey }
			return answerTo(form, await attempt(orders[':id'].refunds.$post({ param, header, json })))
		}),
		'take-held': deciding('take'),
		'refund-held': deciding('refund'),
		'dismiss-held': deciding('dismiss'),
		'refund-sent': onForm(SentFields, async ({ refundId, ...json }, form) =>
			answerTo(form, await attempt(refunds[':id'].sent.$post({ param: { id: refundId }, json }))),
		),
	}
}
