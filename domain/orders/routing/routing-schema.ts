import { z } from '@hono/zod-openapi'
import { BulkResult } from '../../../shared/lists/bulk.ts'
import { issue, type WithMessages } from '../../../shared/messages/message.ts'
import { model, oldName } from '../../../shared/model.ts'
import { line, optionalParagraphs, paragraphs } from '../../../shared/text/text.ts'
import { INELIGIBLE_REASONS } from '../internal/routing/routing-rules.ts'
import { MAX_ASSIGNED } from '../limits.ts'

export const Routing = model('Routing', {
	reason: optionalParagraphs(500),
	again: z
		.boolean(issue('orders.again_wrong'))
		.optional()
		.openapi({ description: 'Asks also those who declined it, or let their time pass' }),
})
export type Routing = z.output<typeof Routing>

export const Reassignment = model('Reassignment', {
	installerId: line(64, issue('orders.installer_required'))
		.nullable()
		.openapi({ description: 'Null gives a pending order back to the open pool' }),
	reason: optionalParagraphs(500),
})
export type Reassignment = z.output<typeof Reassignment>

/** Who several orders are given to, each by itself. */
export const OrderAssignments = model('OrderAssignments', {
	orders: z
		.array(
			z.object({
				id: line(64, issue('orders.choose_order')),
				installerId: Reassignment.shape.installerId,
			}),
			issue('orders.choose_order'),
		)
		.min(1, issue('orders.choose_order'))
		.max(MAX_ASSIGNED, issue('input.too_many_chosen', { most: MAX_ASSIGNED })),
})
export type OrderAssignments = z.output<typeof OrderAssignments>

export const OrdersAssigned = BulkResult.extend({
	before: z.array(z.object({ id: z.string(), installerId: z.string().nullable() })).openapi({
		description:
			'Who the changed orders were given to before, as the same call takes it back; not of those that were declined',
	}),
}).openapi('OrdersAssigned')
export type OrdersAssigned = z.output<typeof OrdersAssigned>
export type OrdersAssignedWithMessages = WithMessages<OrdersAssigned, 'message'>

export const OrderInstaller = model('OrderInstaller', {
	id: z.string(),
	name: z.string(),
	firm: z.string().nullable(),
	kilometres: z.number().nullable().openapi({
		description:
			'From their own PIN code to the order’s, as far as PIN codes tell; null where one is not known',
	}),
	openJobs: z
		.number()
		.openapi({ description: 'Orders offered to them, accepted or scheduled: their load' }),
	jobsAWeek: z.number(),
	ineligibleReason: z.enum(INELIGIBLE_REASONS).nullable().openapi({
		description: 'Why the order would not be offered to them by itself; null where it would',
	}),
	misfit: oldName(z.enum(INELIGIBLE_REASONS).nullable(), 'ineligibleReason'),
})
export type OrderInstaller = z.output<typeof OrderInstaller>

export const HandBack = model('HandBack', {
	reason: paragraphs(500, issue('orders.hand_back_reason_required')),
})

export const Assignment = Reassignment.extend({
	installerId: Reassignment.shape.installerId.unwrap(),
}).openapi('Assignment')
export type Assignment = z.output<typeof Assignment>
