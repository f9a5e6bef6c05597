/** Days of a month by their brightness: so many classes of as many days each. */
const CLASSES = 6
/** The clearness of the dullest days. */
const DULLEST = 0.05
/** The share of days that are duller than the middle of each class. */
const MIDDLES = Array.from({ length: CLASSES }, (_, index) => (index + 0.5) / CLASSES)

/**
 * How bright the days of a month are beside its typical day, the dullest first; their mean is 1. Clearness of days by
 * Bendt, Collares-Pereira & Rabl (1981), with the exponent of Herzog (1985) and the clearest day of Hollands & Huget
 * (1983).
 * @param clearness of the month: of the irradiation outside the atmosphere the share that arrives
 */
export function spreadOfDays(clearness: number): number[] {
	const mean = Math.min(0.8, Math.max(0.2, clearness))
	const clearest = 0.6313 + 0.267 * mean - 11.9 * (mean - 0.75) ** 8
	const range = clearest - DULLEST
	const xi = range / (clearest - mean)
	const gamma = -1.498 + (1.184 * xi - 27.182 * Math.exp(-1.5 * xi)) / range
	const [low, high] = [Math.exp(gamma * DULLEST), Math.exp(gamma * clearest)]
	const days = MIDDLES.map((share) =>
		Math.abs(gamma) < 1e-6
			? DULLEST + share * range
			: Math.log((1 - share) * low + share * high) / gamma,
	)
	const sum = days.reduce((total, day) => total + day, 0)
	return days.map((day) => (day * CLASSES) / sum)
}
