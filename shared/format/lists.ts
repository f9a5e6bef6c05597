/** Makes a value when it is first needed, since few pages need all of them. */
function once<T>(make: () => T): () => T {
	let made: T | undefined
	return () => {
		made ??= make()
		return made
	}
}

/** Several things in one line of text. @param locale such as `en-GB` */
export function listsIn(locale: string) {
	const conjunction = once(() => new Intl.ListFormat(locale))
	const disjunction = once(() => new Intl.ListFormat(locale, { type: 'disjunction' }))
	return {
		/** `a, b and c` */
		list: (items: readonly string[]): string => conjunction().format(items),
		/** `a, b or c` */
		either: (items: readonly string[]): string => disjunction().format(items),
	}
}

/** For sorting names as a locale does; a number in one counts as a number. */
export function namesIn(locale: string) {
	const collator = once(() => new Intl.Collator(locale, { numeric: true }))
	return { inOrder: (a: string, b: string): number => collator().compare(a, b) }
}
