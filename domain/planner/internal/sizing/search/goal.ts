import type { RoofSpace } from '../roof-space.ts'
import type { Candidate } from './candidate.ts'

/**
 * How little a system is to be liked, by what its parts cost, what it costs beyond that and what it yields:
 * never less at a higher price or extra; in the yield it only rises or only falls. Infinity for not at all.
 */
export type Rank = (price: number, extra: number, yearlyKwh: number) => number

/** What is looked for: the lowest rank among what the roof and the budget allow. */
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
