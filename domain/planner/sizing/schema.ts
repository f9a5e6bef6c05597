import { z } from '@hono/zod-openapi'
import { STATES } from '../../../shared/addresses/states.ts'
import { fromRupees } from '../../../shared/money.ts'
import { DEGRADATION_PCT, TARIFF_GROWTH_PCT } from '../money/finance.ts'
import { between, YieldRequest } from '../schema.ts'
import { USUAL_PLANT } from '../yield/yield.ts'

export const CUSTOMERS = ['home', 'society', 'shop'] as const
export type Customer = (typeof CUSTOMERS)[number]

const TWO_DECIMALS = 'Use at most two decimals.'
const rupees = (low: number, high: number, sentence: string) =>
	between(low, high, sentence).refine((amount) => fromRupees(amount) !== null, TWO_DECIMALS)

const HOUSES = 'The number of houses must be a whole number between 1 and 10,000.'
const USE = 'Give the units of twelve months, January first, not all of them 0.'
const ROOF = 'Give the roof as widthM and depthM, in metres.'
const metres = between(0.5, 1000, 'Each side of the roof must be between 0.5 and 1,000 m.')
const BACKUP = 'Say what is to run when the grid is away, as loadW and hours.'

export const PlanRequest = z
	.object({
		pin: YieldRequest.shape.pin,
		city: YieldRequest.shape.city,
		state: z
			.enum(STATES, { error: 'Choose a state or union territory of India.' })
			.optional()
			.openapi({
				description:
					'Whose tariff, subsidy and metering count, before that of the PIN code or city; nothing abroad',
			}),
		customer: z
			.enum(CUSTOMERS, { error: 'The customer must be home, society or shop.' })
			.default('home')
			.openapi({
				description: 'Subsidies and tariffs by state are for homes and housing societies',
			}),
		houses: between(1, 10_000, HOUSES)
			.int(HOUSES)
			.optional()
			.openapi({ description: 'Of a housing society; its subsidy counts them' }),
		monthlyBill: rupees(1, 10_000_000, 'The bill must be between ₹1 and ₹1,00,00,000 a month.')
			.optional()
			.openapi({ description: 'Rupees a month' }),
		monthlyKwh: between(1, 1_000_000, 'Units must be between 1 and 10,00,000 a month.')
			.optional()
			.openapi({ description: 'Units a month; they go before `monthlyBill`' }),
		monthlyUse: z
			.array(between(0, 1_000_000, USE), USE)
			.length(12, USE)
			.refine((units) => units.some((each) => each > 0), USE)
			.optional()
			.openapi({ description: 'Units of each month, January first; they go before the others' }),
		rupeesPerKwh: rupees(0.01, 100, 'The price of a unit must be between ₹0.01 and ₹100.')
			.optional()
			.openapi({ description: 'One’s own price of a unit, in place of the tariff in force' }),
		sanctionedKw: between(0.1, 10_000, 'The sanctioned load must be between 0.1 and 10,000 kW.')
			.optional()
			.openapi({
				description:
					'What the fixed charge on the bill counts; 3 unless given, more for a shop or society that uses more',
			}),
		daytimeUsePct: between(10, 90, 'The share used by day must be between 10 and 90 %.')
			.optional()
			.openapi({
				description:
					'Of a day’s use, what falls between 6:00 and 18:00, per cent; that of the usual day of such a customer unless given',
			}),
		roofAreaM2: between(1, 1_000_000, 'The roof must be between 1 and 10,00,000 m².')
			.optional()
			.openapi({
				description:
					'Free area of the roof, along its slope where panels are mounted close to it; unbounded unless given',
			}),
		roof: z.object({ widthM: metres, depthM: metres }, ROOF).optional().openapi({
			description:
				'The sides of the roof, along the rows of panels and across them; before `roofAreaM2`',
		}),
		budget: rupees(1, 1_000_000_000, 'The budget must be between ₹1 and ₹1,00,00,00,000.')
			.optional()
			.openapi({ description: 'For the parts, before any subsidy; unbounded unless given' }),
		backup: z
			.object(
				{
					loadW: between(1, 1_000_000, 'The load must be between 1 and 10,00,000 W.'),
					hours: between(0.1, 168, 'Back-up must be between 0.1 and 168 hours.'),
				},
				BACKUP,
			)
			.optional()
			.openapi({ description: 'What is to run when the grid is away, and for how long' }),
		tilt: between(0, 60, 'Tilt must be between 0 and 60 degrees.')
			.optional()
			.openapi({ description: 'Degrees from the horizontal; the latitude unless given' }),
		azimuth: between(0, 360, 'Azimuth must be between 0 and 360 degrees; 180 is south.')
			.optional()
			.openapi({ description: 'Where panels face; the equator unless given' }),
		losses: between(0, 60, 'Losses must be between 0 and 60 per cent.')
			.default(USUAL_PLANT.losses)
			.openapi({ description: 'Soiling, shading, wiring and the like, per cent' }),
		mounting: YieldRequest.shape.mounting,
		metering: z
			.enum(['net', 'export-only'], { error: 'Metering must be net or export-only.' })
			.optional()
			.openapi({ description: 'What becomes of surplus, in place of the facts in force' }),
		exportRupeesPerKwh: rupees(0, 100, 'What is paid for surplus must be between ₹0 and ₹100.')
			.optional()
			.openapi({ description: 'In place of the facts in force' }),
		degradationPct: between(0, 5, 'Degradation must be between 0 and 5 % a year.')
			.default(DEGRADATION_PCT)
			.openapi({ description: 'What panels lose a year, per cent of the year before' }),
		tariffGrowthPct: between(-5, 15, 'Tariffs must rise between -5 and 15 % a year.')
			.default(TARIFF_GROWTH_PCT)
			.openapi({ description: 'How tariffs rise a year, per cent' }),
		loan: z
			.object(
				{
					sharePct: between(1, 100, 'The loan must be between 1 and 100 % of the cost.'),
					ratePct: between(0, 30, 'Interest must be between 0 and 30 % a year.'),
					years: between(1, 20, 'The loan must run for 1 to 20 years.').int(
						'The loan must run for whole years.',
					),
				},
				'Give a loan as sharePct, ratePct and years.',
			)
			.optional()
			.openapi({ description: 'For so much of the cost before the subsidy, which comes later' }),
	})
	.superRefine(({ pin, city, monthlyBill, monthlyKwh, monthlyUse, customer, houses }, context) => {
		const wrong = (path: string, message: string) =>
			context.addIssue({ code: 'custom', path: [path], message })
		if (pin === undefined && city === undefined) wrong('pin', 'Give a PIN code or a city.')
		if (monthlyBill === undefined && monthlyKwh === undefined && !monthlyUse)
			wrong('monthlyBill', 'Give the monthly bill, or the units used in a month.')
		if (customer === 'society' && houses === undefined)
			wrong('houses', 'Give the number of houses of the society.')
	})
	.openapi('PlanRequest')
export type PlanRequest = z.output<typeof PlanRequest>
