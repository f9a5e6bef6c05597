/** Texts that are remembered at once. */
const MAX_REMEMBERED = 2000

/**
 * The same texts, each written once: those of products come again and again, and looking one up is ten times quicker.
 * @param keyOf another for each other text
 */
export function remembering<Value>(
	write: (value: Value) => string,
	keyOf: (value: Value) => string | number,
): (value: Value) => string {
	const written = new Map<string | number, string>()
	return (value) => {
		const key = keyOf(value)
		const before = written.get(key)
		if (before !== undefined) return before
		const text = write(value)
		if (written.size >= MAX_REMEMBERED) written.clear()
		written.set(key, text)
		return text
	}
}

/** A number is its own key, but that a map takes -0 and 0 for the same. */
export const byNumber = (value: number) => (Object.is(value, -0) ? '-0' : value)
