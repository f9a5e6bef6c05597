/** The reaches of a distance band, the nearest first. */
export const REACHES = ['pins', 'district', 'state', 'km', 'india'] as const
export type Reach = (typeof REACHES)[number]

export const rising = (limits: readonly number[]): boolean =>
	limits.every((each, n) => n === 0 || each > (limits[n - 1] ?? 0))

/** Whether no cost is below one before it, those left out aside. */
export function neverFalling(costs: readonly (number | null)[]): boolean {
	const known = costs.filter((cost) => cost !== null)
	return known.every((cost, n) => n === 0 || cost >= (known[n - 1] ?? 0))
}
