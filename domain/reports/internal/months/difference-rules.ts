import { MAX_LINES } from '../../limits.ts'

/** Lines of a text, each as often as the other text lacks it. */
function without(lines: readonly string[], others: readonly string[]): string[] {
	const left = new Map<string, number>()
	for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
	return lines.filter((line) => {
		const count = left.get(line) ?? 0
		if (count > 0) left.set(line, count - 1)
		return count === 0
	})
}

/** A value of JSON as lines, a line for each text or number: `totals.taxable: 1200`. */
function linesOfJson(value: unknown, path = ''): string[] {
	if (value === null || typeof value !== 'object') return [`${path}: ${value}`]
	return Object.entries(value).flatMap(([name, part]) =>
		linesOfJson(part, path ? `${path}.${name}` : name),
	)
}

const linesOf = (name: string, body: string): string[] =>
	name.endsWith('.json')
		? linesOfJson(JSON.parse(body))
		: body.split('\r\n').filter((line) => line !== '')

const shown = (lines: readonly string[]) => ({
	lines: lines.slice(0, MAX_LINES),
	more: Math.max(0, lines.length - MAX_LINES),
})

/** The files that differ, each with its lines that the other version lacks. Of the same files by name. */
export function differingFiles(
	filed: ReadonlyMap<string, string>,
	now: ReadonlyMap<string, string>,
) {
	return [...filed].flatMap(([name, before]) => {
		const after = now.get(name)
		if (after === undefined || after === before) return []
		const [one, other] = [linesOf(name, before), linesOf(name, after)]
		return [{ name, filed: shown(without(one, other)), now: shown(without(other, one)) }]
	})
}
