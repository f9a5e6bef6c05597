import type { Customer } from '../../../../tariffs/bill/use-by-hour.ts'
import { daysOf } from './clear-days.ts'

/**
 * Of the use in an hour, the share that production meets as it is made, 0 to 1, over all days of a month.
 * @param ratio production of the hour over its use, means of the month
 */
export type MetShare = (ratio: number) => number

/** Where each day is the mean one, in its sun and its use. */
export const EVERY_DAY_ALIKE: MetShare = (ratio) => Math.min(1, ratio)

/** The use of an hour is not the same each day: assumptions of the store. */
interface Spread {
	/** Of the mean, what always runs. */
	base: number
	/** The share of days on which nothing else runs in an hour; on the others the rest is spread exponentially. */
	off: number
}

/**
 * A home that uses in a year what it makes then uses about 31 % of it as it is made, 47 % where it makes half as much,
 * and 19 % where it makes twice as much, near the share measured in homes with meters by the minute. Many flats together
 * vary less; a shop is closed on some days.
 */
const SPREADS: Record<Customer, Spread> = {
	home: { base: 0.25, off: 0.5 },
	society: { base: 0.6, off: 0 },
	shop: { base: 0.4, off: 0.25 },
}

/** Of one day: the mean of the lesser of production and use, where the mean of the use is 1. */
function metOn(made: number, { base, off }: Spread): number {
	if (made <= base) return made
	const rest = (1 - base) / (1 - off)
	return base + (1 - off) * rest * (1 - Math.exp((base - made) / rest))
}

/** Points of a table: near each other where little is made, up to `MAX_RATIO` times the use. */
const POINTS = 96
const MAX_RATIO = 40
const STEP = MAX_RATIO / POINTS ** 2
/** The ratios of the points. */
const RATIOS = Float64Array.from({ length: POINTS + 1 }, (_, point) => STEP * point ** 2)
/** Tables are for clearnesses so far apart. */
const GRADE = 0.05

const tables = new Map<string, MetShare>()

/** By the sunny and cloudy days of a month and the changing use of a customer. @param clearness mean of the month */
export function metShare(customer: Customer, clearness: number): MetShare {
	const grade = Math.round(clearness / GRADE)
	const key = `${customer} ${grade}`
	const before = tables.get(key)
	if (before) return before
	const found = tabulated(daysOf(grade * GRADE), SPREADS[customer])
	tables.set(key, found)
	return found
}

// Straight lines between the points keep its laws: it never falls, and rises ever more slowly.
function tabulated(days: readonly number[], spread: Spread): MetShare {
	const met = RATIOS.map(
		(ratio) => days.reduce((sum, day) => sum + metOn(ratio * day, spread), 0) / days.length,
	)
	return (ratio) => {
		if (ratio >= MAX_RATIO) return met[POINTS] ?? 1
		const point = Math.min(POINTS - 1, Math.floor(Math.sqrt(ratio / STEP)))
		const [from = 0, to = 0] = [RATIOS[point], RATIOS[point + 1]]
		const [low = 0, high = 0] = [met[point], met[point + 1]]
		return low + ((high - low) * (ratio - from)) / (to - from)
	}
}
