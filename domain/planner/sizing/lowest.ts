/**
 * The first of those whose value is the least, with that value; null where none has one. Only those are
 * looked at closely that may still be it.
 * @param atLeast a quick guess, never above the value; Infinity for what has none
 * @param exact Infinity for what has none
 */
export function lowest<T>(
	among: readonly T[],
	atLeast: (one: T) => number,
	exact: (one: T) => number,
): { one: T; value: number } | null {
	let found: T | null = null
	let least = Number.POSITIVE_INFINITY
	for (const one of among) {
		if (atLeast(one) >= least) continue
		const value = exact(one)
		if (value >= least) continue
		found = one
		least = value
	}
	return found === null ? null : { one: found, value: least }
}
