import { kilometresBetween, type Position } from '../../../../shared/addresses/place-of-pin.ts'

/** Within this distance a place's figures are taken as they are, km. */
const SAME_PLACE = 10
/** Beyond this a place is not mixed with nearer ones, km. */
const REACH = 400
const MIXED = 3

export interface Weighted<T> {
	of: T
	kilometres: number
	/** Its share in the whole, 0 to 1; the shares add up to 1. */
	share: number
}

/**
 * The sources of a place's figures: the one within 10 km alone; else the three nearest within 400 km, weighted by the
 * inverse of the distance squared; else the nearest alone, however far.
 * @param known at least one
 */
export function nearest<T extends Position>(place: Position, known: readonly T[]): Weighted<T>[] {
	const byDistance = nearestFirst(place, known)
	const first = byDistance[0].kilometres
	const count = first <= SAME_PLACE || first > REACH ? 1 : MIXED
	const chosen = byDistance
		.slice(0, count)
		.filter(({ kilometres }) => count === 1 || kilometres <= REACH)
		.map((each) => ({ ...each, weight: 1 / Math.max(1, each.kilometres) ** 2 }))
	const total = chosen.reduce((sum, { weight }) => sum + weight, 0)
	return chosen.map(({ of, kilometres, weight }) => ({ of, kilometres, share: weight / total }))
}

type Distant<T> = Pick<Weighted<T>, 'of' | 'kilometres'>

/** All of them, the nearest first. @param known at least one */
export const nearestFirst = <T extends Position>(place: Position, known: readonly T[]) =>
	known
		.map((of) => ({ of, kilometres: kilometresBetween(place, of) }))
		.sort((a, b) => a.kilometres - b.kilometres) as [Distant<T>, ...Distant<T>[]]

/** The mean of a figure over all entries, by their shares. */
export const mean = <T>(mixed: Weighted<T>[], figure: (of: T) => number): number =>
	mixed.reduce((sum, { of, share }) => sum + share * figure(of), 0)
