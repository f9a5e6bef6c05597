import { z } from '@hono/zod-openapi'
import { backwards, day, isForwards } from '../../../shared/day.ts'
import { issue } from '../../../shared/messages/message.ts'
import { model } from '../../../shared/model.ts'

const WRONG = issue('documents.month_wrong')

/** A month of the store's calendar. */
export const MonthQuery = z.object({
	month: z
		.string(WRONG)
		.trim()
		.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, WRONG)
		.openapi({ example: '2026-11' }),
})

export const DaysQuery = z.object({ from: day(), to: day() }).refine(isForwards, backwards)
export type DaysQuery = z.output<typeof DaysQuery>

const SUMS = {
	taxable: z.number().openapi({ description: 'Rupees, without the tax' }),
	cgst: z.number().openapi({ description: 'Rupees' }),
	sgst: z.number().openapi({ description: 'Rupees; UTGST in some union territories' }),
	igst: z.number().openapi({ description: 'Rupees' }),
	tax: z.number().openapi({ description: 'Rupees: all of the three' }),
}

export const GstSummary = model('GstSummary', {
	month: z.string(),
	totals: z.object(SUMS),
	rows: z
		.array(z.object({ placeOfSupply: z.string(), ratePct: z.number(), ...SUMS }))
		.openapi({ description: 'Of invoices, less what credit notes gave back' }),
})
export type GstSummary = z.output<typeof GstSummary>
