import type { RoofSpace } from '../roof-space.ts'
import type { Candidate } from './candidate.ts'

/**
 * How little a system is to be liked, by its whole price before any subsidy, its subsidy, its yield and the number of
 * its parts that are not in stock: never less at a higher price or with more such parts, never more at a higher
 * subsidy; in the yield it only rises or only falls. Infinity for not at all.
 * @param saved the saving of its first year, paise; where it is not given the objective is no higher than with any that is
 */
export type Objective = (
	whole: number,
	subsidy: number,
	yearlyKwh: number,
	missingParts: number,
	saved?: () => number,
) => number

/** The goal of a search: the lowest objective that the roof and the budget allow. */
export interface Goal {
	objective: Objective
	roofSpace: Pick<RoofSpace, 'has'>
	/** For the whole price before any subsidy, paise. */
	budget?: number
	/** Only an objective below this is of use. */
	below?: number
	/** Any objective as low as this will do. */
	enough?: number
	/** Of every candidate that may be the one. */
	isRefused?: (candidate: Candidate) => boolean
}
