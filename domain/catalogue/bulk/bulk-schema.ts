import { z } from '@hono/zod-openapi'
import { BulkResult, bulkIds } from '../../../shared/lists/bulk.ts'
import { issue, type WithMessages } from '../../../shared/messages/message.ts'
import { model } from '../../../shared/model.ts'
import { decimalNumber } from '../../../shared/numbers/number-schema.ts'
import { line } from '../../../shared/text/text.ts'
import { LARGE_CHANGE_PCT, MAX_BULK } from '../limits.ts'
import { SomeFields } from '../schema.ts'

const PCT = issue('catalogue.pct_wrong')
const CHOOSE = issue('catalogue.choose_product')
const ONE = issue('catalogue.one_change')

const givenIn = (values: object) =>
	Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : name))

const Values = SomeFields.pick({ price: true, category: true, taxClass: true })

/** The change of several products: one of the three. */
export const WantedChange = z
	.object({
		ids: bulkIds(CHOOSE),
		pricePct: decimalNumber(PCT)
			.min(-99, PCT)
			.max(1000, PCT)
			.refine((pct) => Number(pct.toFixed(2)) === pct, PCT)
			.optional()
			.openapi({ description: 'Per cent by which prices rise, or fall where negative' }),
		category: Values.shape.category,
		taxClass: Values.shape.taxClass,
	})
	.refine(({ ids: _, ...wanted }) => givenIn(wanted).length === 1, {
		path: ['pricePct'],
		error: ONE,
	})
	.openapi('WantedChange')
export type WantedChange = z.output<typeof WantedChange>

const FieldChange = z.object({ id: line(64, CHOOSE), before: Values, after: Values }).refine(
	({ before, after }) => {
		const names = givenIn(after)
		return names.length === 1 && givenIn(before).join() === names.join()
	},
	{ path: ['after'], error: ONE },
)
export type FieldChange = z.output<typeof FieldChange>

export const BulkChange = model('BulkChange', {
	changes: z
		.array(FieldChange, CHOOSE)
		.min(1, CHOOSE)
		.max(MAX_BULK, issue('input.too_many_chosen', { most: MAX_BULK })),
	large: z
		.boolean(issue('input.flag'))
		.default(false)
		.openapi({
			description: `Whether prices may change by more than ${LARGE_CHANGE_PCT} %; else nothing is changed`,
		}),
})
export type BulkChange = z.output<typeof BulkChange>

export const BulkPreview = model('BulkPreview', {
	changes: z
		.array(z.object({ id: z.string(), name: z.string(), before: Values, after: Values }))
		.openapi({ description: 'What would change, in the shape in which it is changed' }),
	left: BulkResult.shape.left,
	largeChanges: z.number().openapi({
		description: `The number of prices that change by more than ${LARGE_CHANGE_PCT} %`,
	}),
})
export type BulkPreview = z.output<typeof BulkPreview>
export type PreviewWithMessages = WithMessages<BulkPreview, 'message'>

export const BulkChanged = model('BulkChanged', {
	...BulkResult.shape,
	undo: z
		.array(z.object({ id: z.string(), before: Values, after: Values }))
		.openapi({ description: 'Sent as changes, it takes back what was changed' }),
})
export type BulkChanged = z.output<typeof BulkChanged>
export type ChangedWithMessages = WithMessages<BulkChanged, 'message'>
