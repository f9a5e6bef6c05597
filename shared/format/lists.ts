/** Makes a value when it is first needed, since few pages need all of them. */
function once<T>(make: () => T): () => T {
	let made: T | undefined
	return () => {
		made ??= make()
		return made
	}
}

/** Lists that are remembered at once. */
const MAX_REMEMBERED = 500

/** The names of parts come together again and again. */
function remembering(format: () => Intl.ListFormat) {
	const written = new Map<string, string>()
	return (items: readonly string[]): string => {
		const key = items.join('\n')
		const before = written.get(key)
		if (before !== undefined) return before
		const text = format().format(items)
		if (written.size >= MAX_REMEMBERED) written.clear()
		written.set(key, text)
		return text
	}
}

/** Several things in one line of text. @param locale such as `en-GB` */
export function listsIn(locale: string) {
	const conjunction = once(() => new Intl.ListFormat(locale))
	const disjunction = once(() => new Intl.ListFormat(locale, { type: 'disjunction' }))
	return {
		/** `a, b and c` */
		list: remembering(conjunction),
		/** `a, b or c` */
		either: remembering(disjunction),
	}
}

/** For sorting names as a locale does; a number in one counts as a number. */
export function namesIn(locale: string) {
	const collator = once(() => new Intl.Collator(locale, { numeric: true }))
	return { inOrder: (a: string, b: string): number => collator().compare(a, b) }
}
