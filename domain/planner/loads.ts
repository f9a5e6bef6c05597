import { numberIn } from '../../shared/numbers/typed-number.ts'

/** The appliances people want to keep running, with their usual watts; an address names how many of each. */
export const LOADS = [
	{ name: 'lights', watts: 10 },
	{ name: 'fans', watts: 70 },
	{ name: 'routers', watts: 15 },
	{ name: 'tvs', watts: 100 },
	{ name: 'laptops', watts: 60 },
	{ name: 'computers', watts: 200 },
	{ name: 'fridges', watts: 150 },
	{ name: 'freezers', watts: 300 },
	{ name: 'pumps', watts: 750 },
	{ name: 'coolers', watts: 200 },
	{ name: 'acs', watts: 1500 },
] as const

export type LoadName = (typeof LOADS)[number]['name']

/** The watts of all that is counted; 0 where nothing is. A count that is no number makes it NaN. */
export const wattsOf = (counts: Partial<Record<LoadName, string>>): number =>
	LOADS.reduce((sum, { name, watts }) => sum + numberIn(counts[name] || '0') * watts, 0)
