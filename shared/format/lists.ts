import { remembering } from './remembering.ts'

/** Makes a value when it is first needed, since few pages need all of them. */
function once<T>(make: () => T): () => T {
	let made: T | undefined
	return () => {
		made ??= make()
		return made
	}
}

const byItems = (items: readonly string[]) => items.join('\n')

/** Several things in one line of text. @param locale such as `en-GB` */
export function listsIn(locale: string) {
	const conjunction = once(() => new Intl.ListFormat(locale))
	const disjunction = once(() => new Intl.ListFormat(locale, { type: 'disjunction' }))
	return {
		/** `a, b and c` */
		list: remembering((items: readonly string[]) => conjunction().format(items), byItems),
		/** `a, b or c` */
		either: remembering((items: readonly string[]) => disjunction().format(items), byItems),
	}
}

/** For sorting names as a locale does; a number in one counts as a number. */
export function namesIn(locale: string) {
	const collator = once(() => new Intl.Collator(locale, { numeric: true }))
	return { inOrder: (a: string, b: string): number => collator().compare(a, b) }
}
