/** What is asked of the same thing again and again, reckoned once; forgotten with it. */
export function remember<A extends object, T>(of: (a: A) => T): (a: A) => T {
	const known = new WeakMap<A, T>()
	return (a) => {
		const before = known.get(a)
		if (before !== undefined) return before
		const found = of(a)
		known.set(a, found)
		return found
	}
}

/** As `remember`, of two things. Sheets are the same objects until their product changes. */
export function rememberFor<A extends object, B extends object, T>(
	of: (a: A, b: B) => T,
): (a: A, b: B) => T {
	const ofA = remember((a: A) => remember((b: B) => of(a, b)))
	return (a, b) => ofA(a)(b)
}
