import type { Fields } from './schema.ts'

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Only the fields that differ, as they were and as they are; null when nothing does. */
export function difference(
	before: Fields,
	after: Fields,
): { before: Fields; after: Fields } | null {
	const names = Object.keys(after).filter((name) => !same(before[name], after[name]))
	if (names.length === 0) return null
	const only = (fields: Fields) =>
		Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
	return { before: only(before), after: only(after) }
}
