import { z } from '@hono/zod-openapi'
import { above0, pct } from './figures.ts'

/** How a business writes a system off, and what of its GST comes back. */
export const BusinessTaxFigures = z.object({
	depreciationPct: pct.openapi({ description: 'A year, of the written-down value' }),
	fullYearDays: above0(366).openapi({
		description: 'A system used for fewer days of its first tax year has a share of that alone',
	}),
	shortYearSharePct: pct.openapi({ description: 'That share' }),
	regularCreditPct: pct.openapi({
		description: 'Of the GST in the price, the input credit of a business with regular GST',
	}),
})
