import { z } from '@hono/zod-openapi'
import { stateName } from '../../../shared/addresses/state-input.ts'
import { day } from '../../../shared/day.ts'
import { type IssueText, issue } from '../../../shared/messages/message.ts'
import { fromRupees } from '../../../shared/money.ts'
import { line } from '../../../shared/text/text.ts'
import { CUSTOMERS } from '../../tariffs/bill/use-by-hour.ts'
import { METERS, PHASES, TARIFF_AREAS } from '../../tariffs/schema.ts'
import { DEGRADATION_PCT, TARIFF_GROWTH_PCT } from '../internal/money/assumptions.ts'
import { between, YieldRequest } from '../schema.ts'
import { USUAL_PLANT } from '../yield/yield.ts'

/** How a business pays GST. */
const GST_SCHEMES = ['regular', 'composition'] as const
/** How the income of a business is taxed: its profit by its books, or a share of its turnover. */
const TAXATIONS = ['books', 'presumptive'] as const

const TWO_DECIMALS = issue('planner.request.two_decimals')
const rupees = (low: number, high: number, wrong: IssueText) =>
	between(low, high, wrong).refine((amount) => fromRupees(amount) !== null, TWO_DECIMALS)

const HOUSES = issue('planner.request.houses')
const USE = issue('planner.request.units_of_months')
const ROOF = issue('planner.request.roof')
const metres = between(0.5, 1000, issue('planner.request.roof_side'))
const BACKUP = issue('planner.request.backup')

/** The load when the grid is away. */
export const BackupLoad = z.object(
	{
		loadW: between(1, 1_000_000, issue('planner.request.load')),
		hours: between(0.1, 168, issue('planner.request.hours')),
		startW: between(1, 3_000_000, issue('planner.request.load')).optional().openapi({
			description:
				'The most for the moment in which a motor starts, with all that runs; the load unless given',
		}),
	},
	BACKUP,
)

export const PlanRequest = z
	.object({
		pin: YieldRequest.shape.pin,
		city: YieldRequest.shape.city,
		state: stateName(issue('planner.request.state')).optional().openapi({
			description:
				'Whose tariff, subsidy and metering count, before that of the PIN code or city; nothing abroad',
		}),
		customer: z
			.enum(CUSTOMERS, { error: issue('planner.request.customer') })
			.default('home')
			.openapi({
				description: 'Subsidies and tariffs by state are for homes and housing societies',
			}),
		houses: between(1, 10_000, HOUSES)
			.int(HOUSES)
			.optional()
			.openapi({ description: 'Of a housing society; its subsidy counts them' }),
		monthlyBill: rupees(0, 10_000_000, issue('planner.request.bill'))
			.optional()
			.openapi({ description: 'Rupees a month' }),
		monthlyKwh: between(1, 1_000_000, issue('planner.request.units'))
			.optional()
			.openapi({ description: 'Units a month; they go before `monthlyBill`' }),
		monthlyUse: z
			.array(between(0, 1_000_000, USE), USE)
			.length(12, USE)
			.refine((units) => units.some((each) => each > 0), USE)
			.optional()
			.openapi({ description: 'Units of each month, January first; they go before the others' }),
		monthlyBills: z
			.array(rupees(0, 10_000_000, issue('planner.request.bills')), issue('planner.request.bills'))
			.refine(({ length }) => [2, 4, 6, 12].includes(length), issue('planner.request.bills'))
			.optional()
			.openapi({
				description:
					'Rupees: all bills of a year, January first, or one of summer (April to September) and one of winter; each for `billMonths`, and they go before `monthlyBill`',
			}),
		billMonths: z
			.literal([1, 2, 3], { error: issue('planner.request.bill_months') })
			.optional()
			.openapi({ description: 'How many months a bill is for; 1 unless given' }),
		company: line(100, issue('planner.request.company')).optional().openapi({
			description:
				'The electricity company on the bill, of those that may serve the place; the likeliest unless given',
		}),
		area: z
			.enum(TARIFF_AREAS, { error: issue('tariffs.area') })
			.optional()
			.openapi({ description: 'Where a company bills villages otherwise; urban unless given' }),
		phase: z
			.enum(PHASES, { error: issue('tariffs.phase') })
			.optional()
			.openapi({ description: 'Of the connection; three above 8 kW unless given' }),
		meter: z
			.enum(METERS, { error: issue('tariffs.meter') })
			.optional()
			.openapi({
				description:
					'A smart one tells the hours, where a tariff has prices by them; smart unless given',
			}),
		rupeesPerKwh: rupees(0.01, 100, issue('planner.request.unit_price'))
			.optional()
			.openapi({ description: 'One’s own price of a unit, in place of the tariff in force' }),
		sanctionedKw: between(0.1, 10_000, issue('planner.request.sanctioned_load'))
			.optional()
			.openapi({
				description:
					'What the fixed charge on the bill counts; by the units of a month unless given',
			}),
		daytimeUsePct: between(10, 90, issue('planner.request.daytime_use')).optional().openapi({
			description:
				'Of a day’s use, what falls between 6:00 and 18:00, per cent; that of the usual day of such a customer unless given',
		}),
		roofAreaM2: between(1, 1_000_000, issue('planner.request.roof_area')).optional().openapi({
			description:
				'Free area of the roof, along its slope where panels are mounted close to it; unbounded unless given',
		}),
		roof: z.object({ widthM: metres, depthM: metres }, ROOF).optional().openapi({
			description:
				'The sides of the roof, along the rows of panels and across them; before `roofAreaM2`',
		}),
		budget: rupees(1, 1_000_000_000, issue('planner.request.budget')).optional().openapi({
			description:
				'For the whole price before any subsidy: parts, installation and estimates; unbounded unless given',
		}),
		backup: BackupLoad.optional().openapi({
			description: 'What is to run when the grid is away, and for how long',
		}),
		tilt: between(0, 60, issue('planner.request.tilt', { high: 60 }))
			.optional()
			.openapi({
				description: 'Degrees from the horizontal; that of the mount in the cart unless given',
			}),
		azimuth: between(0, 360, issue('planner.request.azimuth'))
			.optional()
			.openapi({ description: 'Where panels face; the equator unless given' }),
		losses: between(0, 60, issue('planner.request.losses', { high: 60 }))
			.default(USUAL_PLANT.losses)
			.openapi({ description: 'Soiling, shading, wiring and the like, per cent' }),
		mounting: YieldRequest.shape.mounting,
		metering: z
			.enum(['net', 'export-only'], { error: issue('planner.request.metering') })
			.optional()
			.openapi({ description: 'What becomes of surplus, in place of the reference data in force' }),
		exportRupeesPerKwh: rupees(0, 100, issue('planner.request.export_rate'))
			.optional()
			.openapi({ description: 'In place of the reference data in force' }),
		degradationPct: between(0, 5, issue('planner.request.degradation'))
			.default(DEGRADATION_PCT)
			.openapi({ description: 'What panels lose a year, per cent of the year before' }),
		tariffGrowthPct: between(-5, 15, issue('planner.request.tariff_growth'))
			.default(TARIFF_GROWTH_PCT)
			.openapi({ description: 'How tariffs rise a year, per cent' }),
		discountPct: between(0, 30, issue('planner.request.discount')).optional().openapi({
			description:
				'Discount rate, per cent a year: brings the net present value and the cost of a unit; neither unless given',
		}),
		upkeepPerKw: rupees(0, 100_000, issue('planner.request.upkeep')).optional().openapi({
			description: 'Upkeep such as cleaning, rupees a kW of panels a year; none unless given',
		}),
		gstScheme: z
			.enum(GST_SCHEMES, { error: issue('planner.request.gst_scheme') })
			.optional()
			.openapi({
				description:
					'Of a shop or industry: whether the GST of the price comes back as input credit; not counted unless given',
			}),
		taxation: z
			.enum(TAXATIONS, { error: issue('planner.request.taxation') })
			.optional()
			.openapi({
				description:
					'Of a shop or industry: by its books, with `incomeTaxPct`, or as a share of the turnover (presumptive); not counted unless given',
			}),
		incomeTaxPct: between(0, 50, issue('planner.request.income_tax')).optional().openapi({
			description: 'Rate of income tax on the profit of a business, surcharge and cess in it',
		}),
		loan: z
			.object(
				{
					sharePct: between(1, 100, issue('planner.request.loan_share')),
					ratePct: between(0, 30, issue('planner.request.loan_interest')).optional(),
					years: between(1, 20, issue('planner.request.loan_years'))
						.int(issue('planner.request.loan_whole_years'))
						.optional(),
				},
				issue('planner.request.loan'),
			)
			.optional()
			.openapi({
				description:
					'For so much of the cost before the subsidy, which comes later; its interest and years are those of the usual loan of a bank unless given',
			}),
		commissioning: day().optional().openapi({
			description:
				'When the system is to be connected: schemes are judged on this day; in eight weeks unless given',
		}),
	})
	.superRefine((request, context) => {
		const { pin, city, monthlyBill, monthlyBills, billMonths = 1 } = request
		const { monthlyKwh, monthlyUse, customer, houses, taxation, incomeTaxPct } = request
		const wrong = (path: string, message: IssueText) =>
			context.addIssue({ code: 'custom', path: [path], message })
		if (pin === undefined && city === undefined) wrong('pin', issue('planner.request.pin_or_city'))
		if (monthlyBill === undefined && monthlyKwh === undefined && !monthlyUse && !monthlyBills)
			wrong('monthlyBill', issue('planner.request.bill_or_units'))
		if (monthlyBills && monthlyBills.length !== 2 && monthlyBills.length !== 12 / billMonths)
			wrong('monthlyBills', issue('planner.request.bills'))
		if (customer === 'society' && houses === undefined)
			wrong('houses', issue('planner.request.houses_of_society'))
		if (taxation === 'books' && incomeTaxPct === undefined)
			wrong('incomeTaxPct', issue('planner.request.income_tax_needed'))
		if (taxation === undefined && incomeTaxPct !== undefined)
			wrong('taxation', issue('planner.request.taxation'))
	})
	.openapi('PlanRequest')
export type PlanRequest = z.output<typeof PlanRequest>
