import type { MetShare } from './met-share.ts'

/** The months and hours of a plan, which its money is calculated from. */
export interface Months {
	/** kWh of each month, January first. */
	use: number[]
	production: number[]
	/** A usual day of each month, 24 hours of any power. */
	hours: number[][]
	/** Of a day's use, in each hour. */
	useShares: readonly number[]
	/** Of each month. */
	met: MetShare[]
}
