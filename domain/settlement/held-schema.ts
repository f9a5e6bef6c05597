import { z } from '@hono/zod-openapi'
import { model, oneOf } from '../../shared/model.ts'
import { HELD_DECISIONS, rupees } from '../payments/schema.ts'

export const HeldPayment = model('HeldPayment', {
	reference: z.string().openapi({ description: 'The provider’s id of the payment' }),
	orderId: z.string(),
	amount: z.number().openapi({ description: 'What was charged, in its currency' }),
	currency: z.string(),
	asked: rupees('what was asked for'),
	fee: rupees('the provider’s fee, with its GST').nullable(),
	hasOffer: z.boolean().openapi({ description: 'Whether an offer lowered it' }),
	at: z.string().openapi({ description: 'When it was charged' }),
	decision: z.enum(HELD_DECISIONS).nullable().openapi({
		description: 'Null while somebody has to decide',
	}),
})
export type HeldPayment = z.output<typeof HeldPayment>

export const HeldDecisionInput = model('HeldDecision', {
	decision: oneOf(['take', 'refund', 'dismiss']).openapi({
		description:
			'`take`: it counts for what it is; `refund`: all of it goes back; `dismiss`: it was dealt with at the provider, for one in another currency',
	}),
})
export type HeldDecisionInput = z.output<typeof HeldDecisionInput>
