import { z } from '@hono/zod-openapi'
import { PageQuery } from '../../../shared/lists/page-query.ts'
import { model, oneOf } from '../../../shared/model.ts'

/** The kinds of work on an order; each has a list of its own. */
export const ORDER_WORK = [
	'to-send',
	'unassigned',
	'suspended-installer',
	'visit-past',
	'cancellation-asked',
	'return-asked',
	'return-awaited',
	'claim-waiting',
	'claim-late',
	'refund-owed',
	'undertaking-missing',
] as const
export type OrderWork = (typeof ORDER_WORK)[number]

/** The kinds of work that have a page elsewhere. */
export const OTHER_WORK = [
	'payment-late',
	'enquiry-overdue',
	'feedback-pending',
	'month-unbalanced',
	'product-without-hsn',
	'undertaking-ending',
] as const

export const Worklist = z
	.record(z.enum([...ORDER_WORK, ...OTHER_WORK]), z.number())
	.openapi('Worklist', { description: 'How many of each kind wait for an admin' })
export type Worklist = z.output<typeof Worklist>
export type WorkKind = keyof Worklist

export const ProductWithoutHsn = model('ProductWithoutHsn', {
	id: z.string(),
	name: z.string(),
})
export type ProductWithoutHsn = z.output<typeof ProductWithoutHsn>

export const OrderWorkQuery = PageQuery.extend({
	kind: oneOf(ORDER_WORK).openapi({
		description:
			'to-send: parcels not sent yet, or in part; unassigned: to be installed, and nobody is asked; suspended-installer: its installer may not log in; visit-past: its appointment is over and it is not installed; cancellation-asked, return-asked: its buyer waits for an answer; return-awaited: goods are on their way back; claim-waiting: a warranty claim is to be handed to the maker or answered; claim-late: the maker has had one for longer than its last day; refund-owed: its buyer is owed money; undertaking-missing: ordered without tax under a letter of undertaking, to be supplied or invoiced, and none holds today',
	}),
})
export type OrderWorkQuery = z.output<typeof OrderWorkQuery>
