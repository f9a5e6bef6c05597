import { z } from '@hono/zod-openapi'
import { day } from '../../../shared/day.ts'
import { issue } from '../../../shared/messages/message.ts'
import { CONNECTION_USES } from '../limits.ts'
import { above0, pct, rising, rupees } from './figures.ts'

/** Of a rule of a state: whether it counts in plans, or is only told. */
const standing = {
	until: day().optional().openapi({ description: 'The last day of the rule; none unless said' }),
	isSettled: z.boolean(issue('reference.flag_wrong')).openapi({
		description:
			'false: it is not known whether it holds, so plans say what it would change and do not count it',
	}),
}
export const SinglePhaseFigures = z.object({
	maxKw: above0(100).openapi({ description: 'The most that a connection of one phase carries' }),
	of: z
		.enum(CONNECTION_USES, { error: issue('input.one_of', { options: CONNECTION_USES }) })
		.openapi({ description: 'Whose connections' }),
	...standing,
})
export const SolarFixedChargeFigures = z.object({
	byTotalUse: z.boolean(issue('reference.flag_wrong')).openapi({
		description:
			'The fixed charge of a home with net metering goes by all units used, not by those billed',
	}),
	...standing,
})
export const UseCapFigures = z.object({
	pctOfUse: pct.openapi({ description: 'Production beyond so much of a year’s use counts not' }),
	...standing,
})
export const NetworkChargeFigures = z.object({
	rupeesPerKwh: rupees.openapi({ description: 'Of all that a plant makes' }),
	uptoKw: above0(10_000).openapi({ description: 'Of plants up to so many kW' }),
	...standing,
})
export const SurplusBySizeFigures = z.object({
	subsidised: z
		.array(z.object({ uptoKw: above0(10_000), rupeesPerKwh: rupees }))
		.min(1, issue('reference.tier_required'))
		.max(10, issue('reference.too_many_tiers', { most: 10 }))
		.refine(
			(tiers) => rising(tiers.map(({ uptoKw }) => uptoKw)),
			issue('reference.tiers_not_rising'),
		)
		.openapi({ description: 'For a unit of surplus of a plant with the subsidy' }),
	otherRupeesPerKwh: rupees.openapi({ description: 'Of a plant without it' }),
	...standing,
})
