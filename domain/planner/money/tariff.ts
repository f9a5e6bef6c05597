import { type Paise, paise, zero } from '../../../shared/money.ts'

/** Energy up to so many kWh of a month at one price; the last slab has no end. */
export interface Slab {
	uptoKwh: number | null
	paisePerKwh: number
}

/** What a home pays for a month's energy. */
export interface Tariff {
	/** By rising limits, the last one without. */
	slabs: readonly Slab[]
	/** For each kW of sanctioned load, a month. */
	fixedPaisePerKw: number
	/** Per cent of the charge for energy. */
	dutyPct: number
	/**
	 * The slabs are for homes that use more than this in a month. What less costs is not known: it
	 * counts by the same slabs.
	 */
	aboveKwh: number | null
}

export const flatTariff = (paisePerKwh: number): Tariff => ({
	slabs: [{ uptoKwh: null, paisePerKwh }],
	fixedPaisePerKw: 0,
	dutyPct: 0,
	aboveKwh: null,
})

/** The price of the energy alone, in paise, not rounded. */
function energyCharge({ slabs }: Tariff, units: number): number {
	let below = 0
	let charge = 0
	for (const { uptoKwh, paisePerKwh } of slabs) {
		const upto = Math.min(units, uptoKwh ?? units)
		if (upto <= below) break
		charge += (upto - below) * paisePerKwh
		below = upto
	}
	return charge
}

/**
 * A month's bill: each slab's energy, the duty on it, and the fixed charge, to the nearest paisa.
 * @param units kWh in the month, 0 or more; a part of one counts as such
 */
export function billOf(tariff: Tariff, units: number, sanctionedKw: number): Paise {
	const energy = energyCharge(tariff, units)
	const duty = (energy * tariff.dutyPct) / 100
	return paise(Math.round(energy + duty + tariff.fixedPaisePerKw * sanctionedKw))
}

/** Whether the tariff speaks of such a month. */
export const isKnownFor = (tariff: Tariff, units: number) => units > (tariff.aboveKwh ?? -1)

/** More in a month than anybody uses; a price this small is one that is not known. */
const MAX_UNITS = 1_000_000

/**
 * The most whole units whose bill is not above this one; 0 where the fixed charge alone is above it.
 * Where every slab has a price, `unitsOf(billOf(units))` is `units`. null where the bill cannot tell:
 * it pays for more than a million, or for nothing but units that are free.
 */
export function unitsOf(tariff: Tariff, bill: Paise, sanctionedKw: number): number | null {
	const billWith = (units: number) => billOf(tariff, units, sanctionedKw)
	if (bill <= zero || billWith(0) > bill) return 0
	let most = 0
	let tooMany = MAX_UNITS + 1
	if (billWith(tooMany) <= bill) return null
	while (tooMany - most > 1) {
		const middle = Math.floor((most + tooMany) / 2)
		if (billWith(middle) <= bill) most = middle
		else tooMany = middle
	}
	return most > 0 && billWith(most) === billWith(0) ? null : most
}
