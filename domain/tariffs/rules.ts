import type { Day } from '../../shared/calendar.ts'
import { hundredths } from '../../shared/rounding.ts'
import { atAnyHour, type Connection, connectionBy } from './bill/connection.ts'
import { bandShares, HOURS, hoursFrom, type TimeOfDay } from './bill/time-of-day.ts'
import type { KnownTariff } from './book.ts'
import type { TariffsByLoad } from './choice.ts'
import type {
	Band,
	BillSubsidy,
	EnergyPrices,
	FixedBand,
	FixedCharges,
	RetailTariff,
	Slab,
	Surcharge,
} from './internal/bill/tariff.ts'
import { chargesIn, type TariffFigures } from './internal/figures.ts'
import { MAX_CACHED_CONNECTIONS } from './limits.ts'
import type { Meter, TimeOfDayCounted } from './schema.ts'

const HUNDRED = 100
const inPaise = (rupees: number | null | undefined) => (rupees ?? 0) * HUNDRED

const slabsOf = (slabs: TariffFigures['slabs']): Slab[] =>
	slabs.map(({ uptoKwh, rupeesPerKwh }) => ({ uptoKwh, paisePerKwh: inPaise(rupeesPerKwh) }))

function energyOf({ slabs, telescopic, ladders }: TariffFigures): EnergyPrices {
	if (!ladders) return { way: telescopic ? 'telescopic' : 'whole-month', slabs: slabsOf(slabs) }
	return {
		way: 'ladders',
		ladders: ladders.map(({ uptoKwh, slabs }) => ({ uptoKwh, slabs: slabsOf(slabs) })),
	}
}

function timeOfDayOf({ timeOfDay }: TariffFigures): TimeOfDay | null {
	if (!timeOfDay) return null
	const named = timeOfDay.bands.map(({ from, to, rupeesPerKwh, pct }) => ({
		hours: hoursFrom(from, to),
		paisePerKwh: inPaise(rupeesPerKwh),
		pct,
	}))
	const hours = HOURS.filter((hour) => !named.some((band) => band.hours.includes(hour)))
	const others = hours.length > 0 ? [{ hours, paisePerKwh: 0, pct: 0 }] : []
	return { aboveKwh: timeOfDay.aboveKwh ?? 0, bands: [...named, ...others] }
}

type BandFigures = Pick<
	NonNullable<TariffFigures['fixed']['byLoad']>[number],
	'perConnection' | 'perKw' | 'perBlock'
>

const bandOf = ({ perConnection, perKw, perBlock }: BandFigures): FixedBand => ({
	perConnection: inPaise(perConnection),
	perKw: inPaise(perKw),
	...(perBlock && { perBlock: { kwh: perBlock.kwh, paise: inPaise(perBlock.rupees) } }),
})

const fixedOf = ({ fixed }: TariffFigures): FixedCharges => ({
	perConnection: inPaise(fixed.perConnection),
	// At a power factor of 1.
	perKw: inPaise(fixed.perKw) + inPaise(fixed.perKva),
	bySlab: (fixed.bySlab ?? []).map(({ uptoKwh, ...band }) => ({ uptoKwh, ...bandOf(band) })),
	byLoad: (fixed.byLoad ?? []).map(({ uptoKw, ...band }) => ({ uptoKw, ...bandOf(band) })),
	isByLoadMarginal: fixed.byLoadMarginal ?? false,
})

function surchargeOf(figures: TariffFigures): Surcharge {
	const { surchargeBySlab, surchargePct, surchargeOn, surchargeRupeesPerKwh } = figures
	if (surchargeBySlab) return { way: 'by-slab', slabs: slabsOf(surchargeBySlab) }
	const paisePerKwh = inPaise(surchargeRupeesPerKwh)
	if (surchargePct === null) return { way: 'per-unit', paisePerKwh }
	const of = chargesIn(surchargeOn ?? 'energy')
	return { way: 'per-cent', pct: surchargePct, of, paisePerKwh }
}

const mostOf = ({ mostRupees }: { mostRupees: number | null }) =>
	mostRupees === null ? null : inPaise(mostRupees)

/** The subsidy on bills of a day; null for none, and for one that must be asked for unless the home gets it. */
function subsidyOf({ subsidy }: TariffFigures, on: Day, isReceived: boolean): BillSubsidy | null {
	if (!subsidy || !(subsidy.automatic || isReceived)) return null
	switch (subsidy.kind) {
		case 'zero-bill':
			return { kind: 'zero-bill', uptoKwh: subsidy.uptoKwh }
		case 'tiers': {
			const tiers = subsidy.tiers.map(
				(tier): Band<{ pct: number; mostPaise: number | null }> => ({
					uptoKwh: tier.uptoKwh,
					pct: tier.pct,
					mostPaise: mostOf(tier),
				}),
			)
			return { kind: 'tiers', tiers }
		}
		case 'half-bill': {
			const { uptoKwh, until, alsoUntil } = subsidy
			if (alsoUntil && on <= alsoUntil.until)
				return {
					kind: 'half-bill',
					uptoKwh: alsoUntil.uptoKwh,
					ofFirstKwh: alsoUntil.halfOfFirstKwh,
				}
			return until && on > until ? null : { kind: 'half-bill', uptoKwh, ofFirstKwh: null }
		}
		case 'free-units-by-total': {
			const free = subsidy.freeKwhPerMonth.map(({ uptoKwh, free }) => ({ uptoKwh, kwh: free }))
			return { kind: 'free-units-by-total', free }
		}
		case 'free-then-price': {
			const { freeKwh, zeroUptoKwh = null, afterRupeesPerKwh } = subsidy
			const paisePerKwh = inPaise(afterRupeesPerKwh)
			return { kind: 'free-then-price', freeKwh, zeroUptoKwh, paisePerKwh }
		}
		case 'first-units-for': {
			const { uptoKwh, firstKwh, rupees } = subsidy
			return { kind: 'first-units-for', uptoKwh, firstKwh, paise: inPaise(rupees) }
		}
		case 'free-to-own-average':
			return { kind: 'zero-bill', uptoKwh: subsidy.capKwh }
		default:
			return null
	}
}

/** The details of a connection that its tariffs do not have. */
interface ConnectionDetails {
	sanctionedKw: number
	/** An ordinary one does not tell the hours. */
	meter: Meter
	/** Of a day's use, in each hour; 24 shares, together 1. */
	useByHour: readonly number[]
	/** Whether the home gets the subsidy on its bills that must be asked for. */
	isSubsidyReceived?: boolean
}

type Tariff = Pick<KnownTariff, 'figures' | 'monthlyKwhUpTo'>

/** Connections by the figures of their first tariff: most plans ask for those of plans before. */
const connections = new WeakMap<Tariff['figures'], Map<string, Connection>>()
/** The same by their rows, which are found sooner. */
const ofRows = new WeakMap<TariffsByLoad<Tariff>, Map<string, Connection>>()

/**
 * How bills of a day are calculated by the tariffs of a connection. The same object for the same figures, and the same
 * use in the hours, of objects that are the same.
 */
export function connectionOf(
	tariffs: TariffsByLoad<Tariff>,
	details: ConnectionDetails,
	on: Day,
): Connection {
	const { sanctionedKw, meter, useByHour, isSubsidyReceived = false } = details
	const key = `${on} ${sanctionedKw} ${meter} ${isSubsidyReceived} ${numberOf(useByHour)}`
	return knownIn(ofRows, tariffs, key, () => {
		let ofFigures = key
		for (const each of tariffs) ofFigures += ` ${numberOf(each.figures)} ${each.monthlyKwhUpTo}`
		return knownIn(connections, tariffs[0].figures, ofFigures, () =>
			newConnection(tariffs, details, on),
		)
	})
}

function knownIn<Of extends object>(
	all: WeakMap<Of, Map<string, Connection>>,
	of: Of,
	key: string,
	make: () => Connection,
): Connection {
	const known = all.get(of) ?? new Map<string, Connection>()
	all.set(of, known)
	const before = known.get(key)
	if (before) return before
	const found = make()
	if (known.size >= MAX_CACHED_CONNECTIONS) known.clear()
	known.set(key, found)
	return found
}

const numbers = new WeakMap<object, number>()
let lastNumber = 0

/** Another for each object. */
function numberOf(one: object): number {
	const before = numbers.get(one)
	if (before !== undefined) return before
	lastNumber++
	numbers.set(one, lastNumber)
	return lastNumber
}

function newConnection(
	[first, ...larger]: TariffsByLoad<Tariff>,
	{ sanctionedKw, meter, useByHour, isSubsidyReceived }: ConnectionDetails,
	on: Day,
): Connection {
	const asTariff = ({ figures, monthlyKwhUpTo }: Tariff) => ({
		tariff: retailTariffOf(figures, on, isSubsidyReceived),
		uptoKwh: monthlyKwhUpTo,
	})
	const connection = connectionBy(
		sanctionedKw,
		[asTariff(first), ...larger.map(asTariff)],
		useByHour,
	)
	return meter === 'smart' ? connection : atAnyHour(connection)
}

/** Prices by the hour as answers tell them; null where a tariff has none. */
export function timeOfDayCounted(
	{ timeOfDay }: TariffFigures,
	useByHour: readonly number[],
): TimeOfDayCounted | null {
	if (!timeOfDay) return null
	const bands = timeOfDay.bands.map((band) => {
		const [share = 0] = bandShares([hoursFrom(band.from, band.to)], useByHour)
		return { ...band, usePct: hundredths(100 * share) }
	})
	return { aboveKwh: timeOfDay.aboveKwh, bands }
}

/**
 * The tariff that a bill of a day is calculated by.
 * @param isSubsidyReceived whether the home gets a subsidy that must be asked for
 */
export const retailTariffOf = (
	figures: TariffFigures,
	on: Day,
	isSubsidyReceived = false,
): RetailTariff => ({
	energy: energyOf(figures),
	timeOfDay: timeOfDayOf(figures),
	fixed: fixedOf(figures),
	customerCharge: (figures.customerChargeBySlab ?? []).map(({ uptoKwh, rupees }) => ({
		uptoKwh,
		paise: inPaise(rupees),
	})),
	wheelingPaisePerKwh: inPaise(figures.wheelingRupeesPerKwh),
	surcharge: surchargeOf(figures),
	duty: {
		pct: figures.dutyPct ?? 0,
		of: chargesIn(figures.dutyOn),
		paisePerKwh: inPaise(figures.dutyRupeesPerKwh),
	},
	levies: figures.levies.map(({ name, on, pct, rupeesPerKwh, rupeesPerMonth }) => ({
		name,
		pct: pct ?? 0,
		of: chargesIn(on),
		paisePerKwh: inPaise(rupeesPerKwh),
		paisePerMonth: inPaise(rupeesPerMonth),
	})),
	minimumPaise: inPaise(figures.minimumRupees),
	billingMonths: figures.billingMonths,
	subsidy: subsidyOf(figures, on, isSubsidyReceived),
})
