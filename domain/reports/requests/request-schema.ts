import { z } from '@hono/zod-openapi'
import { searchQuery } from '../../../shared/lists/page-query.ts'
import { model, oneOf } from '../../../shared/model.ts'
import { CLAIM_STATES } from '../../claims/rules.ts'

/**
 * A request of a buyer to send goods back or to cancel, a change of an order that its installer proposes, and a warranty
 * claim.
 */
export const REQUEST_KINDS = ['return', 'cancellation', 'change', 'claim'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

export const RETURN_REQUEST_STATES = ['asked', 'agreed', 'received', 'refused'] as const
export const OTHER_REQUEST_STATES = ['asked', 'granted', 'refused', 'withdrawn'] as const
export const REQUEST_STATES = [
	...new Set([...RETURN_REQUEST_STATES, ...OTHER_REQUEST_STATES, ...CLAIM_STATES]),
] as const
export type RequestState = (typeof REQUEST_STATES)[number]

const searched = searchQuery({
	description:
		'Words, each the beginning of a word in the order number or of its buyer, goods or documents',
})

const due = oneOf(['overdue'])
	.optional()
	.openapi({ description: 'Only those whose day is over, and that still wait' })

export const ReturnListQuery = searched.extend({
	state: oneOf(RETURN_REQUEST_STATES).optional(),
	due,
})

export const ClaimListQuery = searched.extend({
	state: oneOf(CLAIM_STATES).optional(),
	due,
})

const kind = oneOf(['cancellation', 'change']).optional()

export const RequestListQuery = searched.extend({
	state: oneOf(OTHER_REQUEST_STATES).optional().openapi({
		description: 'asked: no answer yet; granted: cancelled, or the buyer has agreed to the change',
	}),
	kind,
	due,
})

export const RequestCountsQuery = z.object({ kind })

/** The filters of the lists of requests, beside their kinds. */
export interface RequestFilter {
	state?: RequestState | undefined
	due?: 'overdue' | undefined
	q?: string | undefined
}

/** The kinds in the list of other requests, or the one asked for. */
export const otherKinds = (one: 'cancellation' | 'change' | undefined): RequestKind[] =>
	one ? [one] : ['cancellation', 'change']

export const OrderRequest = model('OrderRequest', {
	orderId: z.string(),
	n: z.number().openapi({ description: 'From 1, among those of its kind of the order' }),
	kind: z.enum(REQUEST_KINDS),
	state: z.enum(REQUEST_STATES),
	buyer: z.string(),
	reason: z.string(),
	product: z.string().nullable().openapi({ description: 'Of a warranty claim: its name' }),
	serial: z.string().nullable().openapi({ description: 'Of a warranty claim' }),
	askedAt: z.string(),
	answeredAt: z.string().nullable(),
	dueOn: z.string().nullable().openapi({
		format: 'date',
		description:
			'The last day for its answer, or for the goods to be on their way; null where nothing is awaited or no day was set',
	}),
	isOverdue: z.boolean(),
})
export type OrderRequest = z.output<typeof OrderRequest>

export const RequestCounts = z
	.partialRecord(z.enum(['all', 'overdue', ...REQUEST_STATES]), z.number())
	.openapi('RequestCounts', {
		description: 'How many there are: all, overdue, and in each state of which there are some',
	})
export type RequestCounts = z.output<typeof RequestCounts>
