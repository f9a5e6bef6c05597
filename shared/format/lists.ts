/** Several things in one line of text. @param locale such as `en-GB` */
export function listsIn(locale: string) {
	const conjunction = new Intl.ListFormat(locale)
	const disjunction = new Intl.ListFormat(locale, { type: 'disjunction' })
	const collator = new Intl.Collator(locale, { numeric: true })
	return {
		/** `a, b and c` */
		list: (items: readonly string[]): string => conjunction.format(items),
		/** `a, b or c` */
		either: (items: readonly string[]): string => disjunction.format(items),
		/** For sorting names; a number in one counts as a number. */
		inOrder: (a: string, b: string): number => collator.compare(a, b),
	}
}
