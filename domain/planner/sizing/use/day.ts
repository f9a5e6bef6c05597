import { type Plant, typicalDay, type Year } from '../../yield/yield.ts'
import type { Customer } from '../schema.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/**
 * How a day's use is spread over its hours, each a weight; assumptions of the store. A home is up in
 * the morning and evening with a fridge and fans through the day; a shop is open from nine to nine.
 */
const WEIGHTS: Record<Customer, readonly number[]> = {
	home: [3, 3, 3, 3, 3, 4, 5, 6, 5, 4, 3, 3, 4, 4, 4, 4, 4, 4, 6, 7, 7, 6, 5, 4],
	society: [3, 3, 3, 3, 3, 5, 6, 6, 5, 4, 3, 3, 3, 3, 3, 3, 4, 5, 6, 7, 7, 6, 5, 4],
	shop: [1, 1, 1, 1, 1, 1, 1, 1, 2, 6, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 6, 3, 1, 1],
}

/** What is called the day, from an hour up to another; the other hours are the night. */
const DAYTIME = { from: 6, to: 18 }
const isDaytime = (hour: number) => hour >= DAYTIME.from && hour < DAYTIME.to

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/**
 * Of a day's use, in each hour; together 1. Where a share of the day is given, its hours and those of the
 * night keep their measure among themselves.
 * @param daytimePct what is used from 6 to 18, per cent; as usual for the customer unless given
 */
export function sharesOfDay(customer: Customer, daytimePct?: number): number[] {
	const weights = WEIGHTS[customer]
	const all = sumOf(weights)
	if (daytimePct === undefined) return weights.map((weight) => weight / all)
	const day = sumOf(weights.filter((_, hour) => isDaytime(hour)))
	const share = daytimePct / 100
	return weights.map((weight, hour) =>
		isDaytime(hour) ? (weight / day) * share : (weight / (all - day)) * (1 - share),
	)
}

/** What of a day's use falls between 6 and 18, per cent. */
export const daytimePctOf = (shares: readonly number[]) =>
	100 * sumOf(shares.filter((_, hour) => isDaytime(hour)))

/** The usual day of each month: 24 hours of solar time, kW, each the mean of its half hours. */
export const dayHours = (year: Year, plant: Plant): number[][] =>
	year.map((_, month) => {
		const halves = typicalDay(year, plant, month)
		return HOURS.map((hour) => ((halves[2 * hour] ?? 0) + (halves[2 * hour + 1] ?? 0)) / 2)
	})

/**
 * kWh that are used in each hour of a month's days as they are made, when production goes by the sun and use by the
 * clock.
 * @param hours of its usual day, any power in each
 * @param production kWh of the month
 * @param use kWh of the month
 */
export function ownHours(
	hours: readonly number[],
	shares: readonly number[],
	production: number,
	use: number,
): number[] {
	const day = sumOf(hours)
	if (day <= 0) return hours.map(() => 0)
	return hours.map((kw, hour) => Math.min((kw / day) * production, (shares[hour] ?? 0) * use))
}

/**
 * Of what is produced in a month, the share that is used as it is made, 0 to 1. Parameters are those of
 * `ownHours`.
 */
export function ownShare(
	hours: readonly number[],
	shares: readonly number[],
	production: number,
	use: number,
): number {
	if (production <= 0) return 0
	return Math.min(1, sumOf(ownHours(hours, shares, production, use)) / production)
}
