import type { z } from '@hono/zod-openapi'
import type { WithMessages } from '../../../../shared/messages/message.ts'
import { NextPayment } from '../../../payments/schema.ts'
import { Order } from '../../schema.ts'

/** An order that has just been placed. */
export const PlacedOrder = Order.extend({
	payment: NextPayment.nullable().openapi({
		description: 'What is to be done next to pay it; null where nothing is',
	}),
}).openapi('PlacedOrder')
export type PlacedOrderWithMessages = WithMessages<z.output<typeof PlacedOrder>, 'note' | 'what'>
