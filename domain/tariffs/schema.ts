import { z } from '@hono/zod-openapi'
import { pinCode } from '../../shared/addresses/pin.ts'
import { issue } from '../../shared/messages/message.ts'
import { model } from '../../shared/model.ts'
import { Confidence } from '../reference-data/schema.ts'
import { TimeOfDayFigures } from './internal/figures.ts'
import { MAX_KWH } from './limits.ts'

export const TARIFF_USES = ['home', 'shop'] as const
export type TariffUse = (typeof TARIFF_USES)[number]
export const TARIFF_AREAS = ['urban', 'rural'] as const
export type TariffArea = (typeof TARIFF_AREAS)[number]
export const PHASES = ['single', 'three'] as const
export type Phase = (typeof PHASES)[number]
/** Whether a meter tells the hours. */
export const METERS = ['smart', 'ordinary'] as const
export type Meter = (typeof METERS)[number]

/** How a tariff was found: that of the connection, one that has ended, of another load, or of another company there. */
export const TARIFF_FITS = ['own', 'ended', 'other-load', 'other-company'] as const
export type TariffFit = (typeof TARIFF_FITS)[number]

const kwh = z
	.number(issue('tariffs.kwh'))
	.min(0, issue('tariffs.kwh'))
	.max(MAX_KWH, issue('tariffs.kwh'))
const pin = pinCode()

export const CompaniesQuery = z.object({ pin })

export const Companies = model('ElectricityCompanies', {
	pin: z.string(),
	companies: z.array(
		z.object({
			company: z.string(),
			hasTariff: z.boolean().openapi({ description: 'Whether the store knows its tariffs' }),
			billingMonths: z.number().openapi({ description: 'How many months a bill is for' }),
		}),
	),
	choiceChangesBill: z.boolean().openapi({ description: 'Whether one has to be chosen' }),
})
export type Companies = z.output<typeof Companies>

export const BillRequest = z
	.object({
		pin: pin.optional(),
		tariff: z
			.string()
			.min(1)
			.max(100)
			.optional()
			.openapi({ description: 'The id of a tariff, instead of the PIN code' }),
		company: z.string().min(1).max(100).optional(),
		area: z.enum(TARIFF_AREAS, { error: issue('tariffs.area') }).default('urban'),
		use: z.enum(TARIFF_USES, { error: issue('tariffs.use') }).default('home'),
		kwh: kwh.optional().openapi({ description: 'Of each month' }),
		months: z
			.array(kwh)
			.length(12, issue('tariffs.twelve_months'))
			.optional()
			.openapi({ description: 'kWh of each month, January first' }),
		sanctionedKw: z
			.number(issue('tariffs.load'))
			.positive(issue('tariffs.load'))
			.max(10_000, issue('tariffs.load'))
			.default(2),
		phase: z.enum(PHASES, { error: issue('tariffs.phase') }).default('single'),
		meter: z
			.enum(METERS, { error: issue('tariffs.meter') })
			.default('smart')
			.openapi({ description: 'A smart one tells the hours, where a tariff has prices by them' }),
	})
	.refine((request) => (request.pin === undefined) !== (request.tariff === undefined), {
		path: ['pin'],
		message: issue('tariffs.pin_or_tariff'),
	})
	.refine((request) => (request.kwh === undefined) !== (request.months === undefined), {
		path: ['kwh'],
		message: issue('tariffs.kwh_or_months'),
	})
	.openapi('BillRequest')
export type BillRequest = z.output<typeof BillRequest>

const rupees = z.number()

/** Prices by the hour as they are counted. */
export const TimeOfDayCounted = TimeOfDayFigures.extend({
	bands: z.array(
		z.object({
			from: z.number().openapi({ description: 'The first hour, 0 to 23' }),
			to: z.number().openapi({ description: 'Up to this hour; over midnight where it is earlier' }),
			rupeesPerKwh: z.number().openapi({ description: 'More for a unit; below nothing for less' }),
			pct: z
				.number()
				.openapi({ description: 'Likewise, of what a unit of energy costs in the mean' }),
			usePct: z.number().openapi({
				description:
					'What of the units used falls into these hours: by the usual day of such a use, for nobody has said by which hours it goes',
			}),
		}),
	),
})

export const BillAnswer = model('Bill', {
	tariff: z.object({
		id: z.string(),
		company: z.string(),
		state: z.string(),
		confidence: Confidence,
		asOf: z.string(),
		fit: z.enum(TARIFF_FITS).openapi({
			description: 'Whose tariff it is: where it is not that of the connection, bills are rough',
		}),
		roughPct: z.number().openapi({
			description: 'How far bills may be off for that, either way, per cent; 0 as published',
		}),
	}),
	timeOfDay: TimeOfDayCounted.nullable().openapi({
		description: 'null where all hours cost the same, or the meter does not tell them',
	}),
	months: z
		.array(
			z.object({
				kwh: z.number(),
				energy: rupees,
				timeOfDay: rupees.openapi({
					description: 'What the hours add to the energy; below nothing where they take off',
				}),
				fixed: rupees.openapi({ description: 'With the customer charge' }),
				wheeling: rupees,
				surcharge: rupees,
				duty: rupees,
				levies: rupees,
				minimum: rupees.openapi({ description: 'What lifts the bill to the least charged' }),
				subsidy: rupees.openapi({ description: 'What every home gets without asking' }),
				total: rupees,
			}),
		)
		.length(12)
		.openapi({ description: 'January first; a bill for several months in equal parts' }),
	yearly: rupees,
})
export type TimeOfDayCounted = z.output<typeof TimeOfDayCounted>
export type BillAnswer = z.output<typeof BillAnswer>
