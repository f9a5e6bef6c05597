import type { z } from '@hono/zod-openapi'
import { backwards, day, isForwards } from '../../../../shared/day.ts'
import { PageQuery, repeatable } from '../../../../shared/lists/page-query.ts'
import { issue } from '../../../../shared/messages/message.ts'
import { oneOf } from '../../../../shared/model.ts'
import { Flag } from '../../../../shared/requests/flag.ts'
import { line, optionalLine, sought } from '../../../../shared/text/text.ts'
import { MONEY_STATES } from '../../../payments/schema.ts'
import { MAX_CHOSEN } from '../../limits.ts'
import { FULFILMENTS, ORDER_SORTS, OrderStatus } from '../../schema.ts'

const OrderFilters = PageQuery.extend({
	status: OrderStatus.optional(),
	q: sought(100).openapi({
		description:
			'Words, each the beginning of a word in the order number, the buyer’s name, the city or the PIN code; for an admin also of phone, mail, bill, GSTIN, products, and of what documents, payments, parcels and serial numbers are called',
	}),
	money: oneOf(MONEY_STATES).optional().openapi({ description: 'How far they are paid' }),
	fulfilment: oneOf(FULFILMENTS).optional().openapi({ description: 'How their goods come' }),
	expired: Flag.optional().openapi({
		description: 'Only those that were closed because nobody paid them in time',
	}),
	partSent: Flag.optional().openapi({
		description: 'Only those of which some goods are sent and others are not',
	}),
	sort: oneOf(ORDER_SORTS).default('newest').openapi({
		description:
			'By the time of placing; by the distance from `near`; or by status, pending first (`-status`: last). What is alike is newest first',
	}),
	near: sought(12).openapi({
		description: 'The PIN code that `sort=near` measures from; the nearest sorting district first',
	}),
	from: day()
		.optional()
		.openapi({ description: 'Placed on this day or later, in the store’s zone' }),
	to: day().optional().openapi({ description: 'Placed on this day or earlier' }),
	installer: optionalLine(64).openapi({ description: 'The installer’s id, or `none`' }),
	unassigned: Flag.optional().openapi({
		description: 'Only those that wait for an installer and are offered to nobody',
	}),
	open: Flag.optional().openapi({
		description: 'Only those that are pending, accepted or scheduled',
	}),
	mine: Flag.optional().openapi({
		description: 'Only those the caller placed, whatever their role',
	}),
})
export const OrderQuery = OrderFilters.refine(isForwards, backwards)
export type OrderQuery = z.output<typeof OrderQuery>

export const OrderExportQuery = OrderFilters.pick({
	status: true,
	money: true,
	expired: true,
	partSent: true,
	q: true,
	from: true,
	to: true,
	installer: true,
	unassigned: true,
})
	.extend({
		id: repeatable(MAX_CHOSEN, line(64, issue('orders.not_found'))).openapi({
			description: 'Only these orders, each named by an `id` of its own',
		}),
	})
	.refine(isForwards, backwards)
export type OrderExportQuery = z.output<typeof OrderExportQuery>
