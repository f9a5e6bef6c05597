import { type Plant, type Year, yieldIn } from '../../../yield/yield.ts'

/** Ratios of panels to inverter at which shares are calculated; between them they are on a line. */
const FIRST_RATIO = 1
const STEP = 0.05

/** The shares of a yield that an inverter lets through, 0 to 1, by its panels' power over its own. */
export interface Clipping {
	/** January first. */
	monthly: (ratio: number) => number[]
	yearly: (ratio: number) => number
}

/**
 * Clipping in the year of a place, each ratio calculated once when it is first asked for.
 * @param plant of 1 kWp
 */
export function clippingIn(year: Year, plant: Plant): Clipping {
	const whole = yieldIn(year, plant, Number.POSITIVE_INFINITY)
	const wholeYear = sumOf(whole)
	const known: { monthly: number[]; yearly: number }[] = []
	const at = (step: number) => {
		const before = known[step]
		if (before) return before
		const through = yieldIn(year, plant, plant.kwp / (FIRST_RATIO + step * STEP))
		const found = {
			monthly: through.map((kwh, month) => shareOf(kwh, whole[month] ?? 0)),
			yearly: shareOf(sumOf(through), wholeYear),
		}
		known[step] = found
		return found
	}
	const between = <T>(ratio: number, of: (low: number, high: number, part: number) => T): T => {
		const steps = Math.max(0, (ratio - FIRST_RATIO) / STEP)
		const low = Math.floor(steps)
		return of(low, low + 1, steps - low)
	}
	return {
		monthly: (ratio) =>
			between(ratio, (low, high, part) => {
				const more = at(high).monthly
				return at(low).monthly.map(
					(share, month) => share + part * ((more[month] ?? share) - share),
				)
			}),
		yearly: (ratio) =>
			between(ratio, (low, high, part) => {
				const share = at(low).yearly
				return share + part * (at(high).yearly - share)
			}),
	}
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

const shareOf = (part: number, whole: number) => (whole > 0 ? part / whole : 1)
