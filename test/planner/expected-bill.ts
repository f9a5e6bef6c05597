import type { TariffFigures } from '../../domain/tariffs/internal/figures.ts'
import type { Day } from '../../shared/calendar.ts'

type Slabs = { uptoKwh: number | null; rupeesPerKwh: number }[]

const until = (limit: number | null) => limit ?? Number.POSITIVE_INFINITY
const reaching = <T extends { uptoKwh: number | null }>(
	bands: T[] | null | undefined,
	kwh: number,
) => bands?.find(({ uptoKwh }) => kwh <= until(uptoKwh))

/** Unit by unit, the last one as far as it is used, so that nothing of how the engine counts slabs is repeated. */
function unitByUnit(slabs: Slabs, kwh: number): number {
	let rupees = 0
	for (let unit = 1; unit - 1 < kwh; unit++)
		rupees += Math.min(1, kwh - unit + 1) * (reaching(slabs, unit)?.rupeesPerKwh ?? 0)
	return rupees
}

function energyRupees(figures: TariffFigures, kwh: number): number {
	if (figures.telescopic === false) return kwh * (reaching(figures.slabs, kwh)?.rupeesPerKwh ?? 0)
	return unitByUnit(reaching(figures.ladders, kwh)?.slabs ?? figures.slabs, kwh)
}

const EVENLY: readonly number[] = Array(24).fill(1 / 24)

const isWithin = (hour: number, from: number, to: number) =>
	from < to ? hour >= from && hour < to : hour >= from || hour < to

/** The addition of the hours to a month's energy, hour by hour. */
function hoursRupees({ timeOfDay }: TariffFigures, kwh: number, energy: number, byHour = EVENLY) {
	if (!timeOfDay || kwh <= (timeOfDay.aboveKwh ?? 0)) return 0
	return byHour.reduce((rupees, share, hour) => {
		const band = timeOfDay.bands.find(({ from, to }) => isWithin(hour, from, to))
		if (!band) return rupees
		return rupees + share * kwh * band.rupeesPerKwh + (share * energy * band.pct) / 100
	}, 0)
}

/** The use in a month by a connection of so many kW. */
export interface MonthsUse {
	kwh: number
	kw: number
	/** The share of its units in each hour of the day; evenly unless given. */
	byHour?: readonly number[] | undefined
	/** The units that the fixed charge goes by; those of the bill unless given. */
	fixedKwh?: number | undefined
}

/** The bill of a month before subsidies, in rupees, straight from the figures. */
export function expectedRupees(
	figures: TariffFigures,
	{ kwh, kw, byHour, fixedKwh = kwh }: MonthsUse,
): number {
	const { fixed } = figures
	const atAnyHour = energyRupees(figures, kwh)
	const energy = atAnyHour + hoursRupees(figures, kwh, atAnyHour, byHour)
	const bySlab = reaching(fixed.bySlab, fixedKwh)
	const blocks = bySlab?.perBlock
	const byLoad = fixed.byLoad?.find(({ uptoKw }) => kw <= until(uptoKw))
	const marginal = () => {
		let [rupees, below] = [0, 0]
		for (const { uptoKw, perKw = 0 } of fixed.byLoad ?? []) {
			rupees += Math.max(0, Math.min(kw, until(uptoKw)) - below) * perKw
			below = until(uptoKw)
		}
		return rupees
	}
	const load = fixed.byLoadMarginal
		? marginal()
		: (byLoad?.perConnection ?? 0) + (byLoad?.perKw ?? 0) * kw
	const fixedTotal =
		(fixed.perConnection ?? 0) +
		((fixed.perKw ?? 0) + (fixed.perKva ?? 0) + (bySlab?.perKw ?? 0)) * kw +
		(bySlab?.perConnection ?? 0) +
		(blocks ? Math.ceil(fixedKwh / blocks.kwh) * blocks.rupees : 0) +
		load +
		(reaching(figures.customerChargeBySlab, fixedKwh)?.rupees ?? 0)
	const wheeling = kwh * (figures.wheelingRupeesPerKwh ?? 0)
	const base = (of: string | null | undefined, surcharge: number) => {
		const words = of?.split('+') ?? []
		const amounts = { energy, fixed: fixedTotal, wheeling, surcharge }
		return Object.entries(amounts).reduce(
			(total, [name, amount]) => total + (words.includes(name) ? amount : 0),
			0,
		)
	}
	const surcharge = figures.surchargeBySlab
		? unitByUnit(figures.surchargeBySlab, kwh)
		: figures.surchargePct !== null
			? ((base(figures.surchargeOn ?? 'energy', 0) - (energy - atAnyHour)) * figures.surchargePct) /
					100 +
				kwh * (figures.surchargeRupeesPerKwh ?? 0)
			: kwh * (figures.surchargeRupeesPerKwh ?? 0)
	const duty =
		(base(figures.dutyOn, surcharge) * (figures.dutyPct ?? 0)) / 100 +
		kwh * (figures.dutyRupeesPerKwh ?? 0)
	const levies = figures.levies.reduce(
		(total, { on, pct = 0, rupeesPerKwh = 0, rupeesPerMonth = 0 }) =>
			total + (base(on, surcharge) * pct) / 100 + rupeesPerKwh * kwh + rupeesPerMonth,
		0,
	)
	const total = energy + fixedTotal + wheeling + surcharge + duty + levies
	return Math.max(total, figures.minimumRupees ?? 0)
}

/** The subsidy of every home on a month's bill without asking, in rupees; it may come to more than the bill. */
function subsidyRupees(figures: TariffFigures, use: MonthsUse, on: Day): number {
	const { kwh } = use
	const { subsidy } = figures
	if (!subsidy?.automatic) return 0
	const upTo = (units: number) => expectedRupees(figures, { ...use, kwh: Math.min(kwh, units) })
	switch (subsidy.kind) {
		case 'zero-bill':
			return kwh <= subsidy.uptoKwh ? upTo(kwh) : 0
		case 'tiers': {
			const { pct = 0, mostRupees = null } = reaching(subsidy.tiers, kwh) ?? {}
			return Math.min((upTo(kwh) * pct) / 100, mostRupees ?? Number.POSITIVE_INFINITY)
		}
		case 'half-bill': {
			const { until: last, alsoUntil } = subsidy
			if (alsoUntil && on <= alsoUntil.until)
				return kwh <= alsoUntil.uptoKwh ? upTo(alsoUntil.halfOfFirstKwh) / 2 : 0
			return kwh <= subsidy.uptoKwh && (last === null || on <= last) ? upTo(kwh) / 2 : 0
		}
		case 'free-units-by-total':
			return energyRupees(figures, Math.min(kwh, reaching(subsidy.freeKwhPerMonth, kwh)?.free ?? 0))
		case 'free-then-price': {
			if (kwh <= (subsidy.zeroUptoKwh ?? -1)) return upTo(kwh)
			const paidUnits = Math.max(0, kwh - subsidy.freeKwh)
			return energyRupees(figures, kwh) - paidUnits * subsidy.afterRupeesPerKwh
		}
		case 'first-units-for':
			return kwh <= subsidy.uptoKwh ? upTo(subsidy.firstKwh) - subsidy.rupees : 0
		default:
			return 0
	}
}

/** The bill of a month on a day after the subsidy of every home, in rupees, straight from the figures. */
export function expectedBill(figures: TariffFigures, use: MonthsUse, on: Day): number {
	const before = expectedRupees(figures, use)
	return before - Math.min(before, Math.max(0, subsidyRupees(figures, use, on)))
}
