import { z } from '@hono/zod-openapi'
import type { WithMessages } from '../../../../shared/messages/message.ts'
import { model } from '../../../../shared/model.ts'
import { CheckAnswer, LayoutAnswer } from '../../internal/fits/fit-schema.ts'
import { NetCost } from '../../money/net-cost-schema.ts'
import { AfterTaxAnswer } from './after-tax-schema.ts'
import { sentences, Verdict } from './verdict-schema.ts'

export const rupees = (description: string) =>
	z.number().openapi({ description: `Rupees; ${description}` })
export const twelve = z.array(z.number()).openapi({ description: 'Twelve, January first' })
const Range = z.object({ low: z.number(), high: z.number() })

const Roof = z
	.object({
		widthM: z.number(),
		depthM: z.number(),
		given: z.boolean().openapi({ description: 'false: the least that the rows take' }),
		rows: z.number(),
		pitchM: z.number().openapi({ description: 'From the front of a row to that of the next' }),
		panels: z.array(z.object({ xM: z.number(), yM: z.number(), wM: z.number(), dM: z.number() })),
	})
	.openapi({
		description: 'Panels seen from above, each by its corner from the south-west of the roof',
	})

const MonthOfMoney = z.object({
	use: z.number(),
	production: z.number(),
	own: z.number().openapi({ description: 'Units of the production used as they are made' }),
	billed: z.number().openapi({ description: 'Units on the bill with solar' }),
	surplus: z.number().openapi({ description: 'Units that are paid for' }),
	without: rupees('the bill without solar'),
	withSolar: rupees('the bill with it'),
	carried: z.number().openapi({ description: 'Units carried over to the next month' }),
	paid: rupees('for the surplus'),
	saving: rupees('of the month'),
})

const Money = z.object({
	saving: rupees('of the first year'),
	savingRange: Range.openapi({ description: 'Of the first year, in a poor and in a good one' }),
	savingByUse: rupees(
		'of the first year, where not the units billed but all that is used decides about the subsidy on the bill; null where there is none',
	).nullable(),
	timeOfDay: z
		.object({
			bands: z
				.array(
					z.object({
						what: z.string().openapi({ description: 'The hours' }),
						from: z.number(),
						to: z.number(),
						use: z.number().openapi({ description: 'Units used in these hours' }),
						billed: z.number().openapi({ description: 'Units of these hours on bills with solar' }),
					}),
				)
				.openapi({ description: 'The hours that the tariff names; of the first year' }),
			without: rupees('what they add to the bills without solar; below nothing: take off'),
			withSolar: rupees('likewise with it'),
			savingAtOnePrice: rupees('of the first year, if all hours cost the same'),
			sentence: z.string(),
		})
		.nullable()
		.openapi({ description: 'What the hours do; null where they do not count' }),
	subsidy: z.object({
		amount: z.number(),
		ofState: rupees('of it what the state adds'),
		reasons: sentences,
	}),
	delivery: rupees(
		'by the shop’s rates where nobody installs, GST included; null where the shop has to be asked',
	).nullable(),
	installation: rupees('an estimate, GST included'),
	estimates: z.array(z.object({ what: z.string(), amount: z.number() })).openapi({
		description: 'Parts that no product in stock serves as, works and fees, each an estimate',
	}),
	whole: rupees('before any subsidy: parts, delivery, installation and estimates'),
	gst: z
		.object({
			amount: rupees('within the parts and their installation'),
			pct: z.number(),
			goodsPct: z.number(),
			servicePct: z.number(),
			goodsSharePct: z.number(),
		})
		.nullable(),
	market: Range.openapi({
		description: 'Rupees others paid for as much, installed, no battery; null with one',
	}).nullable(),
	cost: rupees('the whole less the subsidy'),
	netCost: NetCost.openapi({
		description: 'What of it is paid, comes back and is not in the price',
	}),
	replacements: z
		.object({
			amount: rupees('in all, at today’s prices; of the last one what it serves in these years'),
			what: z.string().openapi({ description: 'What is replaced, and when' }),
		})
		.nullable()
		.openapi({ description: 'What will not last so long; null where all does' }),
	paybackMonths: z.number().nullable().openapi({ description: 'null: not in 25 years' }),
	paybackRange: z
		.object({ earliest: z.number().nullable(), latest: z.number().nullable() })
		.openapi({ description: 'Months, in good and in poor years' }),
	net: z.object({ low: z.number(), expected: z.number(), high: z.number() }).openapi({
		description: 'Rupees saved over the years, less the cost, any interest and replacements',
	}),
	balance: z.array(z.object({ low: z.number(), expected: z.number(), high: z.number() })).openapi({
		description:
			'Savings less what is paid by then, now and after each year; the subsidy comes in the first',
	}),
	ownUse: z
		.object({
			pct: z.number(),
			lowPct: z
				.number()
				.openapi({ description: 'Where a tenth less of the day’s use falls by day' }),
			highPct: z.number().openapi({ description: 'Where a tenth more does' }),
			what: z.string(),
		})
		.openapi({
			description: 'Of a year’s production what is used as it is made, over sunny and cloudy days',
		}),
	months: z.array(MonthOfMoney).openapi({ description: 'The first year, January first' }),
	waysToPay: z
		.array(
			z.object({
				what: z.string(),
				now: rupees('paid at first, before the subsidy comes'),
				emi: rupees('a month, while the loan runs; 0 without one'),
				months: z.number().openapi({ description: 'Of the loan; 0 without one' }),
				monthly: rupees('saved a month in the first year less the instalment'),
				net: rupees('saved over the years, less the cost, interest and replacements'),
			}),
		)
		.openapi({ description: 'All at once, with a loan of a bank and with that of the scheme' }),
	appraisal: z
		.object({
			npv: rupees('all savings less all costs, in today’s money').nullable(),
			rupeesPerKwh: z
				.number()
				.nullable()
				.openapi({ description: 'All costs over all units made, both discounted' }),
			upkeep: rupees('a year; counted in the payback, `net` and `balance`'),
			what: sentences,
		})
		.nullable()
		.openapi({
			description:
				'By the discount rate and the upkeep that were given; null where neither was. Without a discount rate there is no net present value and no cost of a unit',
		}),
	afterTax: AfterTaxAnswer,
	loan: z
		.object({
			amount: z.number(),
			ratePct: z.number(),
			months: z.number(),
			emi: rupees('a month'),
			interest: rupees('in all'),
			total: rupees('of all instalments'),
		})
		.nullable(),
	co2: z
		.object({ yearKg: z.number(), lifeKg: z.number() })
		.nullable()
		.openapi({ description: 'What the grid would have given off' }),
})

const Warranty = z.object({
	years: z.number().openapi({ description: 'Of the product' }),
	performanceYears: z
		.number()
		.nullable()
		.openapi({ description: 'Of a panel’s power; null of everything else' }),
})

export const PlanItem = z.object({
	productId: z.string(),
	name: z.string(),
	brand: z.string(),
	category: z.string(),
	image: z.string(),
	warranty: Warranty.nullable().openapi({ description: 'null where its sheet tells none' }),
	price: rupees('of one'),
	quantity: z.number(),
	reason: z.string(),
})

/** How much a system stores and carries. */
export const BackupPower = z.object({
	storedKwh: z.number().openapi({ description: 'What its batteries store for use' }),
	powerW: z.number().openapi({
		description: 'What runs at once at most, by its inverters and its batteries',
	}),
})

export const PlanChecks = z.object({
	passed: z.number(),
	warnings: sentences,
	all: z.array(CheckAnswer),
})

/** A system with all figures the API returns. */
const PlanSystem = z.object({
	items: z.array(PlanItem),
	kit: z
		.object({
			productId: z.string(),
			quantity: z.number(),
			saves: rupees('beside the same parts one by one'),
		})
		.nullable()
		.openapi({ description: 'The kits among its items; null where no kit costs less' }),
	notIncluded: sentences.openapi({ description: 'What it needs and no product in stock suits' }),
	kwp: z.number(),
	yearlyKwh: z.number(),
	monthlyKwh: twelve,
	coversPct: z.number().openapi({ description: 'Of what is used in a year' }),
	price: rupees('of the parts, GST included'),
	areaM2: z.number().openapi({
		description: 'Of a roof, with room between the rows where panels stand on racks',
	}),
	panel: z.object({
		name: z.string(),
		quantity: z.number(),
		powerW: z.number(),
		lengthMm: z.number(),
		widthMm: z.number(),
	}),
	inverter: z.object({
		name: z.string(),
		quantity: z.number(),
		type: z.enum(['string', 'hybrid', 'micro', 'off-grid']),
		acW: z.number(),
		phases: z.number(),
	}),
	battery: z.object({ name: z.string(), quantity: z.number(), usableKwh: z.number() }).nullable(),
	layout: LayoutAnswer,
	roof: Roof,
	checks: PlanChecks.openapi({
		description: 'Nothing that is offered fails; a warning is worth a look before deciding',
	}),
	notes: sentences.openapi({ description: 'What to think of beyond the checks' }),
	backup: BackupPower.nullable().openapi({
		description: 'Without the grid; null without a battery',
	}),
	backupHours: z.number().nullable().openapi({ description: 'null where none is asked for' }),
	money: Money,
})
export type PlanSystem = z.output<typeof PlanSystem>

export const PlanOption = PlanSystem.extend({
	role: z.enum(['best', 'fits', 'cheaper', 'bigger']).openapi({
		description: '`fits` takes the place of `best` where no system saves what it costs',
	}),
	verdict: Verdict.openapi({
		description: 'Whether it is worth its money, by what it saves in all years less what it costs',
	}),
}).openapi('PlanOption')
export type PlanOption = z.output<typeof PlanOption>

/** The fields of a plan that are sentences. */
export type Sentences =
	| 'note'
	| 'notes'
	| 'sentence'
	| 'title'
	| 'detail'
	| 'warnings'
	| 'reason'
	| 'reasons'
	| 'notIncluded'
	| 'what'
	| 'why'
	| 'wouldChange'
	| 'source'

export type SystemWithMessages = WithMessages<PlanSystem, Sentences>
export type OptionWithMessages = WithMessages<PlanOption, Sentences>
export type VerdictWithMessages = WithMessages<Verdict, Sentences>

export const OverBudget = model('PlanOverBudget', {
	system: PlanSystem,
	more: rupees('how much more than the budget its whole price is'),
	saves: rupees(
		'how much less it costs in the end than the best within the budget; below nothing where it costs more',
	),
	title: z.string(),
	sentence: z.string(),
})
export type OverBudget = z.output<typeof OverBudget>
export type OverBudgetWithMessages = WithMessages<OverBudget, Sentences>
