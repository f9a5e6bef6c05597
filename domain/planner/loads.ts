import { numberIn } from '../../shared/numbers/typed-number.ts'

/**
 * The appliances people want to keep running, with their usual watts, and how many times as much their motors take as
 * they start; an address names how many of each.
 */
export const LOADS = [
	{ name: 'lights', watts: 10 },
	{ name: 'fans', watts: 70 },
	{ name: 'routers', watts: 15 },
	{ name: 'tvs', watts: 100 },
	{ name: 'laptops', watts: 60 },
	{ name: 'computers', watts: 200 },
	{ name: 'fridges', watts: 150, start: 3 },
	{ name: 'freezers', watts: 300, start: 3 },
	{ name: 'pumps', watts: 750, start: 3 },
	{ name: 'coolers', watts: 200 },
	{ name: 'inverterAcs', watts: 1500, start: 1.2 },
	{ name: 'acs', watts: 1500, start: 3 },
] as const satisfies readonly { name: string; watts: number; start?: number }[]

export type LoadName = (typeof LOADS)[number]['name']

/** The watts of the counted loads; 0 where there are none. A count that is no number makes it NaN. */
export const wattsOf = (counts: Partial<Record<LoadName, string>>): number =>
	LOADS.reduce((sum, { name, watts }) => sum + numberIn(counts[name] || '0') * watts, 0)

/** Of the counted loads as the hardest motor among them starts, W: motors start one after another. */
export function startingWattsOf(counts: Partial<Record<LoadName, string>>): number {
	const extra = LOADS.map((load) =>
		'start' in load && numberIn(counts[load.name] || '0') > 0 ? (load.start - 1) * load.watts : 0,
	)
	return wattsOf(counts) + Math.max(...extra)
}
