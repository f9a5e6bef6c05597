import { billingMonthsOf } from '../../../../tariffs/bill/connection.ts'
import { totalsOf } from '../../money/finance.ts'
import { byPeriod, flowsOf, noFlows } from '../../money/flows.ts'
import { billWith, connectionsWith, paidFor } from '../../money/saving.ts'
import { supplyOf } from '../money.ts'
import type { Terms } from '../search/terms.ts'
import type { Months } from '../use/months.ts'

const sumOf = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)

/** Into so many equal parts a year’s use is divided at first, and each of them in halves so many times at most. */
const PARTS = 16
const HALVES = 8
/** A straight line may be so far off, paise a year. */
const NEAR_ENOUGH = 20_00

/**
 * The savings of systems in the first year by their yield, paise: as the bills of twelve months fall, in steps where a
 * bill does. A yield beyond the use saves no more.
 * @param shape kWh of each month of a plant of 1 kWp there
 */
export function savingByYield(
	terms: Terms,
	months: Omit<Months, 'production'>,
	shape: readonly number[],
): (yearlyKwh: number) => number {
	const { use } = months
	const need = sumOf(use)
	const isSubsidised = terms.subsidy.fact !== undefined
	const whole = sumOf(shape)
	const before = totalsOf(terms.connection)
	const without = sumOf(byPeriod(use, billingMonthsOf(terms.connection)).map((kwh) => before(kwh)))
	const flows = noFlows()
	const savingAt = (yearlyKwh: number) => {
		const production = shape.map((kwh) => (kwh / whole) * yearlyKwh)
		const kwp = yearlyKwh / whole
		const supply = supplyOf(terms, { kwp, isSubsidised }, { ...months, production })
		const totals = connectionsWith(supply, use).map(totalsOf)
		const { billed, surplus, shares } = flowsOf(supply, use, production, 1, flows)
		const withSolar = sumOf(
			billed.map((kwh, month) =>
				billWith(
					{ ...supply, rebatePaise: 0 },
					totals[month]?.(kwh, shares[month]) ?? 0,
					production[month] ?? 0,
				),
			),
		)
		return without - withSolar + sumOf(surplus.map((kwh) => paidFor(supply, kwh)))
	}
	return stepsOf(savingAt, need)
}

/** A function that never falls as a line through points: near each other where it jumps. */
function stepsOf(at: (x: number) => number, most: number): (x: number) => number {
	const xs: number[] = [0]
	const ys: number[] = [at(0)]
	const divide = (from: number, low: number, to: number, high: number, halves: number) => {
		const middle = (from + to) / 2
		const value = at(middle)
		const isStraight = Math.abs(value - (low + high) / 2) <= NEAR_ENOUGH
		if (!isStraight && halves > 0) {
			divide(from, low, middle, value, halves - 1)
			divide(middle, value, to, high, halves - 1)
			return
		}
		xs.push(middle, to)
		ys.push(value, high)
	}
	for (let part = 0; part < PARTS; part++) {
		const [from, to] = [(most * part) / PARTS, (most * (part + 1)) / PARTS]
		divide(from, ys.at(-1) ?? 0, to, at(to), HALVES)
	}
	return (x) => {
		const wanted = Math.min(x, most)
		let first = 0
		let last = xs.length - 1
		while (last - first > 1) {
			const middle = (first + last) >> 1
			if ((xs[middle] ?? 0) <= wanted) first = middle
			else last = middle
		}
		const [from = 0, to = 0] = [xs[first], xs[last]]
		const [low = 0, high = 0] = [ys[first], ys[last]]
		return to > from ? low + ((high - low) * (wanted - from)) / (to - from) : high
	}
}
