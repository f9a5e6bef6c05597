import type { RoofSpace } from '../roof-space.ts'
import type { Candidate } from './candidate.ts'

/**
 * How little a system is to be liked, by its parts' price, its extra cost and its yield: never less at a higher price
 * or extra; in the yield it only rises or only falls. Infinity for not at all.
 */
export type Rank = (price: number, extra: number, yearlyKwh: number) => number

/** The goal of a search: the lowest rank that the roof and the budget allow. */
export interface Goal {
	rank: Rank
	roofSpace: Pick<RoofSpace, 'has'>
	/** For the parts, paise. */
	budget?: number
	/** Only a rank below this is of use. */
	below?: number
	/** Any rank as low as this will do. */
	enough?: number
	/** Of every candidate that may be the one. */
	isRefused?: (candidate: Candidate) => boolean
}
