/** The clearness of the dullest day: so much of the sun outside the atmosphere arrives. */
const DULLEST = 0.05
/** Days that stand for a month, each for as many of them. */
const DAYS = 7

/** The clearness of the brightest days of a month (Hollands & Huget 1983). @param mean of the month */
const brightest = (mean: number) => 0.6313 + 0.267 * mean - 11.9 * (mean - 0.75) ** 8

/**
 * The sunny and cloudy days of a month: by the distribution of daily clearness around its mean (Bendt, Collares-Pereira
 * & Rabl 1981, with Herzog's exponent of 1985), each day as a multiple of the mean day. They add up to the month.
 * @param clearness mean of the month, the share of the irradiation outside the atmosphere that arrives
 * @returns from the dullest to the brightest
 */
export function daysOf(clearness: number): number[] {
	const mean = Math.min(0.8, Math.max(0.2, clearness))
	const most = brightest(mean)
	const width = most - DULLEST
	const ratio = width / (most - mean)
	const exponent = -1.498 + (1.184 * ratio - 27.182 * Math.exp(-1.5 * ratio)) / width
	const [low, high] = [Math.exp(exponent * DULLEST), Math.exp(exponent * most)]
	const days = Array.from({ length: DAYS }, (_, day) => {
		const share = (day + 0.5) / DAYS
		return Math.log((1 - share) * low + share * high) / exponent
	})
	const whole = days.reduce((sum, day) => sum + day, 0)
	return days.map((day) => (day * DAYS) / whole)
}
