import { type Plant, typicalDay, type Year } from '../../../yield/yield.ts'
import { memoize } from '../../memoize.ts'
import type { MetShare } from './met-share.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** The usual day of each month: 24 hours of solar time, kW, each the mean of its half hours. */
export const dayHours = (year: Year, plant: Plant): number[][] =>
	year.map((_, month) => {
		const halves = typicalDay(year, plant, month)
		return HOURS.map((hour) => ((halves[2 * hour] ?? 0) + (halves[2 * hour + 1] ?? 0)) / 2)
	})

/** kWh of an hour that are used as they are made. @param made in it, a share of its day, 0 to 1 */
const ownOfHour = (made: number, used: number, production: number, met: MetShare): number =>
	made > 0 && used > 0 ? used * met((made * production) / used) : 0

/**
 * kWh that are used in each hour of a month's days as they are made, when production goes by the sun and use by the
 * clock.
 * @param hours of its usual day, any power in each
 * @param production kWh of the month
 * @param use kWh of the month
 * @param met over the days of the month
 */
export function ownHours(
	hours: readonly number[],
	shares: readonly number[],
	production: number,
	use: number,
	met: MetShare,
): number[] {
	const day = sumOf(hours)
	return hours.map((kw, hour) =>
		day > 0 ? ownOfHour(kw / day, (shares[hour] ?? 0) * use, production, met) : 0,
	)
}

// Usual days are the same for every system of a plan, and for plans of a place.
const sunnyHours = memoize((hours: readonly number[]) => {
	const day = sumOf(hours)
	return hours.flatMap((kw, hour) => (kw > 0 ? [{ hour, made: kw / day }] : []))
})

/** Of a month's production, the share that is used as it is made, 0 to 1. Parameters are those of `ownHours`. */
export function ownShare(
	hours: readonly number[],
	shares: readonly number[],
	production: number,
	use: number,
	met: MetShare,
): number {
	if (production <= 0) return 0
	let own = 0
	// A plan asks for hundreds of days: without arrays.
	for (const { hour, made } of sunnyHours(hours))
		own += ownOfHour(made, (shares[hour] ?? 0) * use, production, met)
	return Math.min(1, own / production)
}
