import { z } from '@hono/zod-openapi'
import { ORDER_STATUSES } from '../schema.ts'

/** The counts of orders beside those by status. */
export const COUNTED_BESIDE = ['expired', 'part-sent', 'part-refunded', 'refunded'] as const

export const OrderCounts = z
	.record(z.enum([...ORDER_STATUSES, ...COUNTED_BESIDE]), z.number())
	.openapi('OrderCounts')
export type OrderCounts = z.output<typeof OrderCounts>
