import { TOO_MUCH } from '../../share-of-use.ts'
import type { Extras } from './search/candidates.ts'
import type { Objective } from './search/goal.ts'

/** Savings count for so many years. */
const YEARS_OF_WORTH = 10
/** Of a unit where no tariff is given, paise. */
const USUAL_PRICE = 7_00
/**
 * A system with a part that is not in stock is worth so much less for each, paise: it comes after those that can be put
 * in a cart whole, unless they are worth far less.
 */
const MISSING_PART = 25_000_00
/** The net cost of a cheaper system, at most, as a share of the best. */
const CHEAPER = 0.85
/** The yield of a bigger one in a year, at least; the error of a product must not decide between 120 panels and 121. */
const BIGGER = 1.2 - 1e-9

/**
 * The objectives by which a plan chooses the best system, and one cheaper and one bigger beside it: the lowest wins.
 * @param extras the net cost of a system beyond its price, and its savings, paise a year
 * @param need units used in a year, kWh
 */
export function objectivesFor(extras: Extras, need: number) {
	const { mostSaving = (yearlyKwh: number) => USUAL_PRICE * Math.min(yearlyKwh, need) } = extras
	/** Paise: the cost less the savings; the lowest is worth most. */
	const byWorth: Objective = (whole, subsidy, yearlyKwh, missing, saved) =>
		whole -
		subsidy -
		YEARS_OF_WORTH * (saved ? saved() : mostSaving(yearlyKwh)) +
		MISSING_PART * missing
	/** @param spent the net cost of the best, paise */
	const cheaperThan =
		(spent: number): Objective =>
		(whole, subsidy, ...more) =>
			spent > 0 && whole - subsidy <= CHEAPER * spent ? byWorth(whole, subsidy, ...more) : Infinity
	/** @param yieldOfBest kWh a year */
	const biggerThan =
		(yieldOfBest: number): Objective =>
		(whole, subsidy, yearlyKwh, missing) =>
			yieldOfBest <= TOO_MUCH * need && yearlyKwh >= yieldOfBest * BIGGER
				? whole - subsidy + MISSING_PART * missing
				: Infinity
	return { byWorth, cheaperThan, biggerThan }
}
