/** Numbers whose writing is remembered at once. */
const MAX_REMEMBERED = 2000

/** Figures of products come again and again, and looking one up is ten times quicker than writing it. */
export function remembering(write: (value: number) => string): (value: number) => string {
	const written = new Map<number, string>()
	return (value) => {
		// A map takes -0 and 0 for the same.
		const before = value === 0 ? undefined : written.get(value)
		if (before !== undefined) return before
		const text = write(value)
		if (written.size >= MAX_REMEMBERED) written.clear()
		if (value !== 0) written.set(value, text)
		return text
	}
}
