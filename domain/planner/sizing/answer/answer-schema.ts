import { z } from '@hono/zod-openapi'
import type { WithMessages } from '../../../../shared/messages/message.ts'
import { model } from '../../../../shared/model.ts'
import { METERING_WAYS, SETTLEMENTS } from '../../../tariffs/metering.ts'
import { PHASES, TARIFF_AREAS, TARIFF_FITS, TimeOfDayCounted } from '../../../tariffs/schema.ts'
import type { ClimateSource } from '../../internal/climate/climate-source.ts'
import { LIMITS } from '../../internal/sizing/answer/limitation.ts'
import { CONNECTION_DETAILS } from '../../internal/sizing/tariff/billed-by.ts'
import { ClimateSources } from '../../schema.ts'
import { OverBudget, PlanOption, rupees, type Sentences, twelve } from './option-schema.ts'
import { Verdict } from './verdict-schema.ts'

export type { OverBudget, PlanOption } from './option-schema.ts'

const sentences = z.array(z.string())

const Source = z.object({
	source: z.string(),
	asOf: z.string(),
	confidence: z.enum(['high', 'medium', 'low']),
	state: z.string().nullable(),
})

export const PlanAnswer = model('Plan', {
	monthlyKwh: z.number().openapi({ description: 'Used in a month, as it was planned with' }),
	monthlyUse: twelve,
	monthlyBill: rupees('without solar, the mean of the months'),
	place: z.object({
		name: z.string(),
		latitude: z.number(),
		longitude: z.number(),
		note: z.string().nullable().openapi({
			description: 'Whole sentences, where the sun is from far away or the cold is assumed',
		}),
		isColdAssumed: z
			.boolean()
			.openapi({ description: 'No weather station knows the coldest morning there' }),
	}),
	state: z
		.object({
			name: z.string().nullable().openapi({ description: 'The one that was counted' }),
			given: z.boolean().openapi({ description: 'false: it is that of the place' }),
			ofPlace: z.string().nullable().openapi({ description: 'In which the PIN code or city lies' }),
		})
		.openapi({ description: 'It decides tariff, subsidy and metering; null abroad' }),
	climate: ClimateSources,
	site: z
		.object({ tMin: z.number(), tCellMax: z.number() })
		.openapi({ description: 'The coldest air and the hottest cells, °C' }),
	plane: z.object({
		tilt: z.number(),
		azimuth: z.number(),
		losses: z.number(),
		mounting: z.enum(['rack', 'roof']),
	}),
	tariff: Source.extend({
		id: z.string().nullable().openapi({ description: 'null where a price of a unit is assumed' }),
		company: z
			.string()
			.nullable()
			.openapi({ description: 'Whose tariff it is; null where no tariff is known' }),
		companies: z
			.array(z.object({ company: z.string(), hasTariff: z.boolean() }))
			.openapi({ description: 'Those that may serve the place, the likeliest first' }),
		fit: z.enum(TARIFF_FITS).openapi({
			description:
				'Whether it is the tariff of the connection, or stands in for one that is not known',
		}),
		roughPct: z
			.number()
			.openapi({ description: 'How far bills may be off for that, per cent; 0 as published' }),
		isAssumed: z.boolean().openapi({
			description: 'true: another of the companies bills otherwise, and none was named',
		}),
		url: z.string(),
		billingMonths: z.number().openapi({ description: 'How many months a bill is for' }),
		area: z.enum(['any', ...TARIFF_AREAS]).openapi({ description: 'Whose bills it is for' }),
		phase: z.enum(['any', ...PHASES]).openapi({ description: 'Of the connections it is for' }),
		changesWith: z
			.array(z.enum(CONNECTION_DETAILS))
			.openapi({ description: 'What of the connection would make it another tariff' }),
		timeOfDay: TimeOfDayCounted.extend({
			isCounted: z.boolean().openapi({ description: 'false: the meter is an ordinary one' }),
			meterGiven: z.boolean().openapi({ description: 'false: a smart one is assumed' }),
			sentence: z.string(),
		})
			.nullable()
			.openapi({ description: 'Prices by the hour; null where the tariff has none' }),
		note: z.string().nullable().openapi({ description: 'What is to be known of it' }),
	})
		.nullable()
		.openapi({ description: 'null where the price of a unit was given' }),
	metering: z
		.object({
			way: z.enum(METERING_WAYS),
			settles: z.enum(SETTLEMENTS).openapi({ description: 'When surplus is paid for' }),
			settlementFrom: z
				.number()
				.openapi({ description: 'The first calendar month of a settlement year or half-year' }),
			maxKw: z
				.number()
				.nullable()
				.openapi({ description: 'The most that may be connected so; null for no known limit' }),
			netsWithinHours: z.boolean().openapi({
				description:
					'Where the tariff has prices by the hour, whether surplus pays for the same hours alone',
			}),
			surplusRupeesPerKwh: z
				.number()
				.nullable()
				.openapi({ description: 'null where it is not known, and counted as nothing' }),
			storage: z
				.object({ sentence: z.string() })
				.nullable()
				.openapi({ description: 'How we read what the state asks to be stored; null for nothing' }),
			rule: Source.extend({ details: z.string() })
				.nullable()
				.openapi({ description: 'Of the state; null where none is known and net is assumed' }),
		})
		.openapi({ description: 'What becomes of what is not used at home' }),
	facts: z
		.array(
			Source.extend({
				kind: z.string(),
				note: z
					.string()
					.nullable()
					.openapi({ description: 'Until when a scheme runs, since when the law asks for it' }),
			}),
		)
		.openapi({ description: 'The other tariffs and prices it was calculated with' }),
	assumed: z.object({
		years: z.number(),
		bandPct: z.number().openapi({ description: 'How far a year may be off, either way' }),
		degradationPct: z.number(),
		tariffGrowthPct: z.number(),
		metering: z.enum(['net', 'export-only']),
		exportRupeesPerKwh: z.number(),
		sanctionedKw: z.number(),
		sanctionedGiven: z.boolean().openapi({ description: 'false: assumed' }),
		daytimeUsePct: z
			.number()
			.openapi({ description: 'Of a day’s use, what falls between 6:00 and 18:00' }),
		daytimeUseGiven: z.boolean().openapi({ description: 'false: assumed' }),
		lifeOfWarranty: z.number().openapi({
			description: 'An inverter or a battery lasts as many times its warranty, then it is replaced',
		}),
		commissioning: z.string().openapi({
			description: 'The day it is expected to be connected; schemes are judged on it',
		}),
		commissioningGiven: z.boolean().openapi({ description: 'false: assumed' }),
		loan: z
			.object({ sharePct: z.number(), ratePct: z.number(), years: z.number() })
			.nullable()
			.openapi({ description: 'The usual loan of a bank; null where none is known' }),
	}),
	day: z
		.object({
			production: z
				.array(z.array(z.number()))
				.openapi({ description: 'Months of 24 hours of solar time, kW of each kWp' }),
			useShare: z.array(z.number()).openapi({ description: 'Of a day’s use, in each hour' }),
			clearness: twelve.openapi({
				description: 'Of the sun outside the atmosphere, the share that arrives in a usual month',
			}),
		})
		.openapi({ description: 'A usual day of each month; how use is spread is an assumption' }),
	targetKwp: z.number().openapi({ description: 'Power that yields as much as is used' }),
	verdict: Verdict.nullable().openapi({
		description: 'The verdict on the first option; null where there is none',
	}),
	options: z
		.array(PlanOption)
		.openapi({ description: 'The best first, then one cheaper and one bigger where they are' }),
	estimate: z
		.object({
			kwp: z.number(),
			cost: rupees('all of it after the subsidy').nullable(),
			saving: rupees('of the first year').nullable(),
			sentence: z.string(),
		})
		.nullable()
		.openapi({
			description:
				'Where there is no option, since products are sold out: what a system of all products would be, at their prices of now; its sums are null where these make none either',
		}),
	overBudget: OverBudget.nullable().openapi({
		description:
			'What costs up to 20 % more than the budget and is worth more than the best within it; null where there is none',
	}),
	reasons: sentences.openapi({
		description: 'What stands in the way of all that is used, or of any system, and what helps',
	}),
	limitedBy: z.array(z.enum(LIMITS)).openapi({
		description: 'What of the request the reasons speak of: more would be had without it',
	}),
	isComplete: z
		.boolean()
		.openapi({ description: 'false: in the time there was, not every system was looked at' }),
})
export type PlanAnswer = z.output<typeof PlanAnswer>

/** A plan that is still to be worded. */
export type PlanWithMessages = Omit<WithMessages<PlanAnswer, Sentences>, 'climate'> & {
	climate: ClimateSource[]
}
