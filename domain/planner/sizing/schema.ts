import { z } from '@hono/zod-openapi'
import { fromRupees } from '../../shared/money.ts'
import { line } from '../../shared/text.ts'

const between = (low: number, high: number, sentence: string) =>
	z.number(sentence).min(low, sentence).max(high, sentence)

const TWO_DECIMALS = 'Use at most two decimals.'
const rupees = (low: number, high: number, sentence: string) =>
	between(low, high, sentence).refine((amount) => fromRupees(amount) !== null, TWO_DECIMALS)

const PIN = 'Type the six digits of a PIN code, such as 411001.'
const BACKUP = 'Say what is to run when the grid is away, as loadW and hours.'

export const PlanRequest = z
	.object({
		pin: z
			.string(PIN)
			.trim()
			.regex(/^\d{3} ?\d{3}$/, PIN)
			.optional()
			.openapi({ description: 'An Indian PIN code', example: '411038' }),
		city: line(100, 'Name a city.')
			.optional()
			.openapi({ description: 'A city the planner has figures of, in place of a PIN code' }),
		customer: z
			.enum(['home', 'shop'], { error: 'The customer must be home or shop.' })
			.default('home')
			.openapi({ description: 'The subsidy and the tariffs by state are for homes' }),
		monthlyBill: rupees(1, 10_000_000, 'The bill must be between ₹1 and ₹1,00,00,000 a month.')
			.optional()
			.openapi({ description: 'Rupees a month' }),
		monthlyKwh: between(1, 1_000_000, 'Units must be between 1 and 10,00,000 a month.')
			.optional()
			.openapi({ description: 'Units a month; they go before `monthlyBill`' }),
		rupeesPerKwh: rupees(0.01, 100, 'The price of a unit must be between ₹0.01 and ₹100.')
			.optional()
			.openapi({ description: 'One’s own price of a unit, in place of the tariff in force' }),
		sanctionedKw: between(0.1, 10_000, 'The sanctioned load must be between 0.1 and 10,000 kW.')
			.default(3)
			.openapi({ description: 'What the fixed charge on the bill counts' }),
		roofAreaM2: between(1, 1_000_000, 'The roof must be between 1 and 10,00,000 m².')
			.optional()
			.openapi({ description: 'Free area of a flat roof; unbounded unless given' }),
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
	})
	.superRefine(({ pin, city, monthlyBill, monthlyKwh }, context) => {
		const wrong = (path: string, message: string) =>
			context.addIssue({ code: 'custom', path: [path], message })
		if (pin === undefined && city === undefined) wrong('pin', 'Give a PIN code or a city.')
		if (monthlyBill === undefined && monthlyKwh === undefined)
			wrong('monthlyBill', 'Give the monthly bill, or the units used in a month.')
	})
	.openapi('PlanRequest')
export type PlanRequest = z.output<typeof PlanRequest>

const sentences = z.array(z.string())

const PlanOption = z.object({
	role: z.enum(['best', 'cheaper', 'bigger']),
	items: z.array(z.object({ productId: z.string(), quantity: z.number(), reason: z.string() })),
	notIncluded: sentences.openapi({ description: 'What it needs and no product in stock suits' }),
	kwp: z.number(),
	yearlyKwh: z.number(),
	monthlyKwh: z.array(z.number()).openapi({ description: 'Twelve, January first' }),
	coversPct: z.number().openapi({ description: 'Of what is used in a year' }),
	price: z.number().openapi({ description: 'Of the parts, rupees, GST included' }),
	areaM2: z.number().openapi({ description: 'Of a flat roof, with room between the rows' }),
	layout: z.object({
		inSeries: z.number(),
		strings: z.number(),
		inverters: z
			.array(z.array(z.number()))
			.openapi({ description: 'For each inverter, the strings on each of its inputs' }),
	}),
	checks: z
		.object({ passed: z.number(), warnings: sentences })
		.openapi({ description: 'Nothing that is offered fails; a warning is to be thought about' }),
	backupHours: z.number().nullable().openapi({ description: 'null where none is wished' }),
	money: z.object({
		saving: z.number().openapi({ description: 'Rupees in the first year' }),
		subsidy: z.object({ amount: z.number(), reasons: sentences }),
		installation: z.number().openapi({ description: 'An estimate, rupees, GST included' }),
		cost: z.number().openapi({ description: 'Parts and installation less the subsidy' }),
		paybackMonths: z.number().nullable().openapi({ description: 'null: not in 25 years' }),
	}),
})

export const PlanAnswer = z
	.object({
		monthlyKwh: z.number().openapi({ description: 'What is used, as it was planned with' }),
		place: z.object({ name: z.string(), latitude: z.number(), longitude: z.number() }),
		tilt: z.number().openapi({ description: 'Of the panels, degrees, facing the equator' }),
		tariff: z
			.object({
				source: z.string(),
				asOf: z.string(),
				confidence: z.enum(['high', 'medium', 'low']),
				state: z.string().nullable(),
			})
			.nullable()
			.openapi({ description: 'null where the price of a unit was given' }),
		targetKwp: z.number().openapi({ description: 'Power that yields as much as is used' }),
		options: z
			.array(PlanOption)
			.openapi({ description: 'The best first, then one cheaper and one bigger where they are' }),
		reasons: sentences.openapi({
			description: 'What stands in the way of all that is used, or of any system, and what helps',
		}),
	})
	.openapi('Plan')
export type PlanAnswer = z.output<typeof PlanAnswer>
