/**
 * What is asked of the same two things again and again, reckoned once; forgotten with them. Sheets are
 * the same objects until their product changes.
 */
export function rememberFor<A extends object, B extends object, T>(
	of: (a: A, b: B) => T,
): (a: A, b: B) => T {
	const known = new WeakMap<A, WeakMap<B, T>>()
	return (a, b) => {
		const ofA = known.get(a) ?? new WeakMap<B, T>()
		known.set(a, ofA)
		const before = ofA.get(b)
		if (before !== undefined) return before
		const found = of(a, b)
		ofA.set(b, found)
		return found
	}
}
