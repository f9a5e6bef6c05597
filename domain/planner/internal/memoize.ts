/** Calculates a value once per object; garbage-collected with it. */
export function memoize<A extends object, T>(of: (a: A) => T): (a: A) => T {
	const known = new WeakMap<A, T>()
	return (a) => {
		const before = known.get(a)
		if (before !== undefined) return before
		const found = of(a)
		known.set(a, found)
		return found
	}
}

/** As `memoize`, of two things. For a few hundred pairs, not for each product with each other one. */
export function memoizePair<A extends object, B extends object, T>(
	of: (a: A, b: B) => T,
): (a: A, b: B) => T {
	const ofA = memoize((a: A) => memoize((b: B) => of(a, b)))
	return (a, b) => ofA(a)(b)
}
