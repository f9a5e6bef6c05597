import { z } from '@hono/zod-openapi'
import { day } from '../../../shared/day.ts'
import { issue } from '../../../shared/messages/message.ts'
import { above0, pct, rising, rupees } from './figures.ts'

const loanTerms = {
	years: above0(30).openapi({ description: 'How long it runs' }),
	sharePct: pct.openapi({ description: 'Of the price before the subsidy, at most' }),
}
/** A loan of the subsidy scheme, at a rate for each size of a system. */
export const SchemeLoanFigures = z.object({
	bands: z
		.array(z.object({ uptoKw: above0(10_000), mostRupees: rupees, ratePct: pct }))
		.min(1, issue('reference.tier_required'))
		.max(10, issue('reference.too_many_tiers', { most: 10 }))
		.refine(
			(bands) => rising(bands.map(({ uptoKw }) => uptoKw)),
			issue('reference.tiers_not_rising'),
		),
	...loanTerms,
	until: day().openapi({ description: 'The last day of the scheme' }),
})
/** A loan of a bank, at one rate. */
export const BankLoanFigures = z.object({ ratePct: pct, ...loanTerms })
