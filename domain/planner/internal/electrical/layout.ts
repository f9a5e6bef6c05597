import type { Check } from './check.ts'

/** Panels divided into strings. */
export interface Layout {
	/** Panels in each string; in the longest, where `lengths` differ. */
	inSeries: number
	/** Strings on all inverters together. */
	strings: number
	/** For each inverter, the strings on each of its trackers. */
	inverters: number[][]
	/** Likewise, the panels in each of those strings. */
	lengths: number[][]
}

export interface Judgement {
	layout: Layout
	checks: Check[]
}
