import { z } from '@hono/zod-openapi'
import { issue } from '../../../shared/messages/message.ts'
import { hoursFrom } from '../bill/time-of-day.ts'
import { MAX_BAND_UNITS, MAX_BANDS } from '../limits.ts'
import { CHARGES, type Charge } from './bill/tariff.ts'

/** A tariff's figures as orders print them: rupees, per cent, kWh of a month and kW. */

const rupees = z.number().min(0).max(100_000_000)
const pct = z.number().min(0).max(100)
const limit = z.number().positive().max(1_000_000).nullable()

type Limits = readonly (number | null)[]
const rises = (limits: Limits) =>
	limits.every((each, n) => (each === null) === (n === limits.length - 1)) &&
	limits.every((each, n) => n === 0 || each === null || each > (limits[n - 1] ?? 0))

/** Bands whose limits rise, the last without one. */
const bands = <T extends z.ZodRawShape>(shape: T) =>
	z
		.array(z.object({ uptoKwh: limit, ...shape }))
		.min(1)
		.max(30)
		.refine((all) => rises(all.map((band) => (band as { uptoKwh: number | null }).uptoKwh)))

const slabs = bands({ rupeesPerKwh: rupees })
const kwh = z.number().positive().max(100_000)

const bandCharge = {
	perConnection: rupees.optional(),
	perKw: rupees.optional(),
	perBlock: z.object({ kwh: z.number().positive(), rupees }).optional(),
}

const Fixed = z.object({
	perConnection: rupees.optional(),
	perKw: rupees.optional(),
	perKva: rupees.optional(),
	bySlab: bands(bandCharge).optional(),
	byLoad: z
		.array(z.object({ uptoKw: limit, ...bandCharge }))
		.refine((all) => rises(all.map(({ uptoKw }) => uptoKw)))
		.optional(),
	byLoadMarginal: z.boolean().optional(),
})

const BASES = [
	'energy',
	'energy+fixed',
	'energy+fixed+surcharge',
	'energy+fixed+wheeling+surcharge',
	'units',
] as const
const base = z.enum(BASES)

/** The charges that a base such as `energy+fixed` names; none for `units`. */
export const chargesIn = (of: (typeof BASES)[number] | null | undefined): Charge[] =>
	CHARGES.filter((charge) => of?.split('+').includes(charge))

const Levy = z.object({
	name: z.string().min(1).max(100),
	on: base.optional(),
	pct: pct.optional(),
	rupeesPerKwh: rupees.optional(),
	rupeesPerMonth: rupees.optional(),
})

const within = (least: number, most: number, otherwise: string) =>
	z.number(otherwise).min(least, otherwise).max(most, otherwise)
const hour = (least: number) => {
	const otherwise = issue('tariffs.hour', { least, most: least + 23 })
	return within(least, least + 23, otherwise).int(otherwise)
}

/** Prices by the hour where the meter tells it; an hour in no band costs the price of the slabs. */
export const TimeOfDayFigures = z.object({
	aboveKwh: z
		.number(issue('tariffs.above_units'))
		.positive(issue('tariffs.above_units'))
		.max(MAX_BAND_UNITS, issue('tariffs.above_units'))
		.nullable()
		.openapi({ description: 'Only in months of more units; null for all' }),
	bands: z
		.array(
			z.object({
				from: hour(0),
				to: hour(1).openapi({ description: 'Up to this hour; over midnight where it is earlier' }),
				rupeesPerKwh: within(-100, 100, issue('tariffs.hour_rupees'))
					.default(0)
					.openapi({ description: 'More for a unit; below nothing for less' }),
				pct: within(-100, 1000, issue('tariffs.hour_pct'))
					.default(0)
					.openapi({ description: 'Likewise, of what a unit of energy costs in the mean' }),
			}),
		)
		.min(1, issue('tariffs.hours_required'))
		.max(MAX_BANDS, issue('tariffs.hours_too_many', { most: MAX_BANDS }))
		.refine((bands) => {
			const hours = bands.flatMap(({ from, to }) => hoursFrom(from, to))
			return new Set(hours).size === hours.length
		}, issue('tariffs.hours_twice')),
})
export type TimeOfDayFigures = z.output<typeof TimeOfDayFigures>

const about = {
	name: z.string(),
	automatic: z.boolean().default(false),
	cliff: z.boolean().default(false),
	note: z.string().default(''),
}

export const BillSubsidy = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('zero-bill'), uptoKwh: kwh, ...about }),
	z.object({
		kind: z.literal('tiers'),
		tiers: bands({ pct, mostRupees: rupees.nullable().default(null) }),
		...about,
	}),
	z.object({
		kind: z.literal('half-bill'),
		uptoKwh: kwh,
		until: z.string().nullable().default(null),
		alsoUntil: z.object({ uptoKwh: kwh, halfOfFirstKwh: kwh, until: z.string() }).optional(),
		...about,
	}),
	z.object({
		kind: z.literal('free-units-by-total'),
		freeKwhPerMonth: bands({ free: kwh }),
		...about,
	}),
	z.object({
		kind: z.literal('free-then-price'),
		freeKwh: kwh,
		/** Up to so many units nothing is paid at all; above, the other charges are. */
		zeroUptoKwh: kwh.optional(),
		afterRupeesPerKwh: rupees,
		...about,
	}),
	z.object({
		kind: z.literal('first-units-for'),
		uptoKwh: kwh,
		firstKwh: kwh,
		rupees,
		...about,
	}),
	z.object({ kind: z.literal('free-to-own-average'), capKwh: kwh, ...about }),
	z.object({ kind: z.literal('registered-only'), ...about }),
])
export type BillSubsidy = z.output<typeof BillSubsidy>

export const TariffFigures = z
	.object({
		slabs,
		telescopic: z.boolean().nullable(),
		ladders: bands({ slabs }).nullable(),
		timeOfDay: TimeOfDayFigures.nullable(),
		fixed: Fixed,
		customerChargeBySlab: bands({ rupees }).nullable(),
		wheelingRupeesPerKwh: rupees.nullable(),
		dutyPct: pct.nullable(),
		dutyRupeesPerKwh: rupees.nullable(),
		dutyOn: base.nullable(),
		levies: z.array(Levy).max(10),
		surchargeRupeesPerKwh: z.number().min(-100).max(100).nullable(),
		surchargeBySlab: slabs.nullable(),
		surchargePct: pct.nullable(),
		surchargeOn: base.nullable(),
		minimumRupees: rupees.nullable(),
		billedIn: z.enum(['kWh', 'kVAh']),
		billingMonths: z.literal([1, 2, 3]),
		subsidy: BillSubsidy.nullable(),
		/** Above it the row of the next load applies to the whole month. */
		monthlyKwhUpTo: kwh.nullable(),
	})
	.refine(({ telescopic, ladders }) => (telescopic === null) === (ladders !== null), {
		path: ['telescopic'],
		message: issue('tariffs.slabs_or_ladders'),
	})
export type TariffFigures = z.output<typeof TariffFigures>
