/** The customer: a home, the flats of a housing society together, or a shop. */
export const CUSTOMERS = ['home', 'society', 'shop'] as const
export type Customer = (typeof CUSTOMERS)[number]

/**
 * How a day's use is spread over its hours, each a weight; assumptions of the store. A home is up in
 * the morning and evening with a fridge and fans through the day; a shop is open from nine to nine.
 */
const WEIGHTS: Record<Customer, readonly number[]> = {
	home: [3, 3, 3, 3, 3, 4, 5, 6, 5, 4, 3, 3, 4, 4, 4, 4, 4, 4, 6, 7, 7, 6, 5, 4],
	society: [3, 3, 3, 3, 3, 5, 6, 6, 5, 4, 3, 3, 3, 3, 3, 3, 4, 5, 6, 7, 7, 6, 5, 4],
	shop: [1, 1, 1, 1, 1, 1, 1, 1, 2, 6, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 6, 3, 1, 1],
}

/** The hours of the day, from one up to another; the other hours are the night. */
const DAYTIME = { from: 6, to: 18 }
const isDaytime = (hour: number) => hour >= DAYTIME.from && hour < DAYTIME.to

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/**
 * The shares of a day's use, in each hour; together 1. Where a share of the day is given, its hours and those of the
 * night keep their measure among themselves. As usual it is the same array each time.
 * @param daytimePct the use from 6 to 18, per cent; as usual for the customer unless given
 */
export const sharesOfDay = (customer: Customer, daytimePct?: number): readonly number[] =>
	daytimePct === undefined ? USUAL[customer] : withDaytime(WEIGHTS[customer], daytimePct)

const usual = (weights: readonly number[]) => {
	const all = sumOf(weights)
	return weights.map((weight) => weight / all)
}
const USUAL: Record<Customer, readonly number[]> = {
	home: usual(WEIGHTS.home),
	society: usual(WEIGHTS.society),
	shop: usual(WEIGHTS.shop),
}

/**
 * The same hours with another share of the day. @param weights of 24 hours, any measure
 * @param daytimePct the use from 6 to 18, per cent
 */
export function withDaytime(weights: readonly number[], daytimePct: number): number[] {
	const all = sumOf(weights)
	const day = sumOf(weights.filter((_, hour) => isDaytime(hour)))
	const share = daytimePct / 100
	return weights.map((weight, hour) =>
		isDaytime(hour) ? (weight / day) * share : (weight / (all - day)) * (1 - share),
	)
}

/** The share of a day's use between 6 and 18, per cent. */
export const daytimePctOf = (shares: readonly number[]) =>
	100 * sumOf(shares.filter((_, hour) => isDaytime(hour)))
