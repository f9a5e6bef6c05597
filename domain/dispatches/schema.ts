import { z } from '@hono/zod-openapi'
import { issue } from '../../shared/messages/message.ts'
import { model } from '../../shared/model.ts'
import { wholeNumber } from '../../shared/numbers/number-schema.ts'
import { line, optionalLine } from '../../shared/text/text.ts'
import { MAX_PARCELS } from './limits.ts'

const WHOLE = issue('dispatches.quantity_whole')
const pieces = wholeNumber(WHOLE).min(0, WHOLE).max(1_000_000, WHOLE)

const trackingUrl = z
	.string()
	.trim()
	.max(500, issue('input.too_long', { max: 500 }))
	.refine(
		(text) => text === '' || /^https:\/\/[^\s"'<>]+$/.test(text),
		issue('dispatches.url_wrong'),
	)
	.transform((text) => text || undefined)
	.optional()

const TRACKING = {
	carrier: line(80, issue('dispatches.carrier_required')),
	trackingNumber: optionalLine(80),
	trackingUrl,
}

export const Tracking = model('Tracking', TRACKING)
export type Tracking = z.output<typeof Tracking>

export const NewDispatch = model('NewDispatch', {
	...TRACKING,
	lines: z
		.array(z.object({ line: pieces, quantity: pieces }))
		.max(200)
		.optional()
		.openapi({ description: 'Of which lines how many; all that is left unless said' }),
})
export type NewDispatch = z.output<typeof NewDispatch>

export const SeveralParcels = model('SeveralParcels', {
	parcels: z
		.array(
			z.object({ id: line(64, issue('orders.choose_order')), ...TRACKING }),
			issue('orders.choose_order'),
		)
		.min(1, issue('orders.choose_order'))
		.max(MAX_PARCELS, issue('input.too_many_chosen', { most: MAX_PARCELS })),
})
export type SeveralParcels = z.output<typeof SeveralParcels>

const Lines = z.array(z.object({ line: z.number(), name: z.string(), quantity: z.number() }))

export const Dispatch = model('Dispatch', {
	n: z.number(),
	carrier: z.string(),
	trackingNumber: z.string().nullable(),
	trackingUrl: z.string().nullable(),
	lines: Lines,
	dispatchedAt: z.string(),
	deliveredAt: z.string().nullable(),
})
export type Dispatch = z.output<typeof Dispatch>

export const Dispatches = model('Dispatches', {
	dispatches: z.array(Dispatch),
	left: Lines.openapi({ description: 'What has not been sent yet' }),
})
export type Dispatches = z.output<typeof Dispatches>
