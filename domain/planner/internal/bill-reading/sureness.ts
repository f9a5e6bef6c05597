import type { Place } from '../../bill-reading/words.ts'
import type { Candidate } from './figures.ts'

/** A figure that was found on a bill. */
export interface Found<T> {
	value: T
	/** Whether it can be taken as it is; any other is to be checked. */
	isSure: boolean
	place: Place
}

/** Sure where all candidates are the same and the first of them is clear. */
export function clearly<T>(candidates: readonly Candidate<T>[]): Found<T> | null {
	const [first] = candidates
	if (!first) return null
	const isOne = candidates.every(({ value }) => value === first.value)
	return { value: first.value, place: first.place, isSure: first.isClear && isOne }
}

/** The figure of two readings of the same picture. */
export function agreed<T>(first: Found<T> | null, second: Found<T> | null): Found<T> | null {
	const found = first ?? second
	if (!found) return null
	return { ...found, isSure: found.isSure && first?.value === second?.value }
}
