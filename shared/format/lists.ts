/** `a, b and c`, without a comma before the last, as in British English. @param word before the last item */
export const listed = (items: readonly string[], word: string): string =>
	items.length < 2
		? items.join('')
		: `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`

/** For sorting names as a locale does; a number in one counts as a number. */
export function namesIn(locale: string) {
	// Made when first needed: few pages sort.
	let collator: Intl.Collator | undefined
	return {
		inOrder(a: string, b: string): number {
			collator ??= new Intl.Collator(locale, { numeric: true })
			return collator.compare(a, b)
		},
	}
}
