import { type Plant, typicalDay, type Year } from '../yield.ts'
import type { Customer } from './schema.ts'

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

/** Of a day's use, in each hour; together 1. */
export function sharesOfDay(customer: Customer): number[] {
	const weights = WEIGHTS[customer]
	const all = weights.reduce((sum, weight) => sum + weight, 0)
	return weights.map((weight) => weight / all)
}

/** The usual day of each month: 24 hours of solar time, kW, each the mean of its half hours. */
export const dayHours = (year: Year, plant: Plant): number[][] =>
	year.map((_, month) => {
		const halves = typicalDay(year, plant, month)
		return HOURS.map((hour) => ((halves[2 * hour] ?? 0) + (halves[2 * hour + 1] ?? 0)) / 2)
	})

/**
 * Of what is produced in a month, the share that is used as it is made, 0 to 1, when production goes
 * by the sun and use by the clock.
 * @param hours of its usual day, any power in each
 * @param production kWh of the month
 * @param use kWh of the month
 */
export function ownShare(
	hours: readonly number[],
	shares: readonly number[],
	production: number,
	use: number,
): number {
	const day = hours.reduce((sum, kw) => sum + kw, 0)
	if (day <= 0 || production <= 0) return 0
	const own = hours.reduce(
		(sum, kw, hour) => sum + Math.min((kw / day) * production, (shares[hour] ?? 0) * use),
		0,
	)
	return Math.min(1, own / production)
}
