/** The stops of a slider: close together where they are low. The last may be none, for no limit. */
export type Stops = readonly (number | null)[]

function upTo(...bands: [last: number, step: number][]): number[] {
	const stops: number[] = []
	let from = 0
	for (const [last, step] of bands) {
		for (let stop = from + step; stop <= last; stop += step) stops.push(stop)
		from = last
	}
	return stops
}

/** Rupees a month. */
export const BILLS: Stops = upTo(
	[10_000, 250],
	[20_000, 1000],
	[1_00_000, 5000],
	[5_00_000, 25_000],
)
/** Units a month. */
export const UNITS: Stops = upTo([600, 25], [2000, 100], [10_000, 500], [50_000, 2500])
/** Square metres. */
export const AREAS: Stops = upTo([40, 2], [100, 5], [500, 25], [2000, 100])
/** Rupees for the parts, up to no limit. */
export const BUDGETS: Stops = [
	...upTo([5_00_000, 25_000], [20_00_000, 1_00_000], [1_00_00_000, 5_00_000]).slice(1),
	null,
]
/** Hours without the grid. */
export const HOURS: Stops = upTo([4, 0.5], [12, 1], [24, 2], [48, 6])

/** The stop nearest to a number; no number is at the one for none, or at the first. */
export function stopOf(stops: Stops, value: number): number {
	if (Number.isNaN(value)) return Math.max(0, stops.indexOf(null))
	const far = (stop: number | null | undefined) =>
		stop === null || stop === undefined ? Infinity : Math.abs(stop - value)
	return stops.reduce<number>((best, stop, n) => (far(stop) < far(stops[best]) ? n : best), 0)
}
