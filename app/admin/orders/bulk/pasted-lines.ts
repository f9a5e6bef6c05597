/** A line that was pasted: its order, and the words after its number. */
export interface PastedLine {
	id: string
	words: string[]
}

const ORDER_NUMBER = /^[A-Z0-9]{1,8}-[A-Z0-9]{4}-[A-Z0-9]{4}$/i

const wordsOf = (line: string) => line.split(/[\s,;]+/).filter(Boolean)

/**
 * The lines of a text, each with its order: the one it begins with, or, where none of them begins with an order, the
 * chosen orders one after the other. Lines with no words of their own are left out.
 * @param ids the chosen orders, in the order in which they are shown
 */
export function pastedLines(text: string, ids: readonly string[]): PastedLine[] {
	const lines = text
		.split(/\r?\n/)
		.map(wordsOf)
		.filter((words) => words.length > 0)
	const named = lines.filter(([first = '']) => ORDER_NUMBER.test(first))
	if (named.length > 0 || lines.length > ids.length)
		return lines.flatMap(([first = '', ...words]) =>
			words.length > 0 ? [{ id: first.toUpperCase(), words }] : [],
		)
	return lines.map((words, n) => ({ id: ids[n] ?? '', words }))
}
