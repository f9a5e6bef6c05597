import { z } from '@hono/zod-openapi'
import { backwards, day, isForwards } from '../../../shared/day.ts'
import { issue } from '../../../shared/messages/message.ts'
import { model, oneOf } from '../../../shared/model.ts'

const WRONG = issue('documents.month_wrong')

/** A month of the store's calendar. */
export const MonthQuery = z.object({
	month: z
		.string(WRONG)
		.trim()
		.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, WRONG)
		.openapi({ example: '2026-11' }),
})

/** What a closed month is served as: as it was filed, or as its documents are now. */
const As = oneOf(['filed', 'calculated']).default('filed').openapi({
	description: 'Of a closed month: as it was filed, or as it is calculated now',
})

export const MonthExportQuery = MonthQuery.extend({ as: As })
export type MonthExportQuery = z.output<typeof MonthExportQuery>

/** The sections of GSTR-1 that have a file of their own, named as in the offline tool. */
export const RETURN_SECTIONS = [
	'b2b',
	'b2cl',
	'sez',
	'b2cs',
	'nil',
	'cdnr',
	'cdnur',
	'at',
	'txpd',
	'hsn-b2b',
	'hsn-b2c',
	'docs',
] as const
export type ReturnSection = (typeof RETURN_SECTIONS)[number]

export const ReturnSectionQuery = MonthExportQuery.extend({ section: oneOf(RETURN_SECTIONS) })
export type ReturnSectionQuery = z.output<typeof ReturnSectionQuery>

export const DaysQuery = z
	.object({ from: day(), to: day(), as: As })
	.refine(isForwards, backwards)
	.openapi({
		description: 'Of all days of a closed month: as it was filed, unless asked otherwise',
	})
export type DaysQuery = z.output<typeof DaysQuery>

const SUMS = {
	taxable: z.number().openapi({ description: 'Rupees, without the tax' }),
	cgst: z.number().openapi({ description: 'Rupees' }),
	sgst: z.number().openapi({ description: 'Rupees; UTGST in some union territories' }),
	igst: z.number().openapi({ description: 'Rupees' }),
	tax: z.number().openapi({ description: 'Rupees: all of the three' }),
}

const BETWEEN_STATES = z.array(
	z.object({ placeOfSupply: z.string(), taxable: SUMS.taxable, igst: SUMS.igst }),
)

export const GstSummary = model('GstSummary', {
	month: z.string(),
	totals: z.object(SUMS),
	rows: z
		.array(
			z.object({ placeOfSupply: z.string(), hsnSac: z.string(), ratePct: z.number(), ...SUMS }),
		)
		.openapi({ description: 'Of invoices, less what credit notes gave back' }),
	advances: z.object(SUMS).openapi({ description: 'Table 11A less 11B' }),
	outward: z.object(SUMS).openapi({
		description: 'GSTR-3B 3.1(a): taxable supplies with advances, without those at the rate 0',
	}),
	zeroRated: z.object(SUMS).openapi({
		description:
			'GSTR-3B 3.1(b): supplies to Special Economic Zones with their advances, with IGST',
	}),
	nilRated: z.number().openapi({ description: 'GSTR-3B 3.1(c), rupees' }),
	toUnregistered: BETWEEN_STATES.openapi({
		description: 'GSTR-3B 3.2: to other States, to buyers without a GSTIN; without advances',
	}),
	toUinHolders: BETWEEN_STATES.openapi({ description: 'Likewise, to holders of a UIN' }),
	withoutHsn: z.array(z.string()).openapi({ description: 'Documents that lack an HSN' }),
	lateEntries: z
		.array(
			z.object({
				number: z.string(),
				kind: z.string(),
				happenedOn: z.string().openapi({ description: 'A day of a month that was closed' }),
			}),
		)
		.openapi({ description: 'Documents of events in closed months, which were entered after' }),
	lateNotes: z.array(z.object({ number: z.string(), invoices: z.array(z.string()) })).openapi({
		description:
			'Credit notes after 30 November following the financial year of their invoices: they lower no tax',
	}),
})
export type GstSummary = z.output<typeof GstSummary>
