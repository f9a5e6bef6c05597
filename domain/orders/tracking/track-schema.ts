import { z } from '@hono/zod-openapi'
import { issue } from '../../../shared/messages/message.ts'
import { model } from '../../../shared/model.ts'
import { phone } from '../../../shared/text/phone.ts'
import { line } from '../../../shared/text/text.ts'
import { FULFILMENTS, Order, OrderStatus } from '../schema.ts'

export const TrackingRequest = model('TrackingRequest', {
	id: line(64, issue('orders.number_required')).openapi({
		description: 'The order number, also in small letters or without hyphens',
		example: 'SB-7KQ4-M2XD',
	}),
	contactNumber: phone(issue('orders.tracking_phone_required')).openapi({
		description: 'The phone number given with the order, however it is written',
	}),
})
export type TrackingRequest = z.output<typeof TrackingRequest>

export const TrackedOrder = model('TrackedOrder', {
	id: z.string(),
	status: OrderStatus,
	fulfilment: z.enum(FULFILMENTS),
	awaits: Order.shape.awaits,
	sendBy: Order.shape.sendBy,
	history: z
		.array(z.object({ status: OrderStatus, at: z.string() }))
		.openapi({ description: 'Each status with when it was reached; nobody is named' }),
	linkBy: z.enum(['mail', 'sms']).nullable().openapi({
		description: 'How the link to all of the order can be sent to its buyer; null for not at all',
	}),
	createdAt: z.string(),
})
export type TrackedOrder = z.output<typeof TrackedOrder>
