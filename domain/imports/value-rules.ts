/** The value as JSON whose objects have their keys in order, so that equal things read alike. */
const ordered = (value: unknown) =>
	JSON.stringify(value ?? null, (_key, part) =>
		part && typeof part === 'object' && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
			: part,
	)

/** Whether two values are the same thing, in any order of their keys; nothing and null are. */
export const alike = (a: unknown, b: unknown) => a === b || ordered(a) === ordered(b)

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null

/** A value deep in an object, `figures.dutyPct`; undefined where there is none. */
export function valueAt(value: unknown, path: string): unknown {
	if (!path.includes('.')) return isObject(value) ? value[path] : undefined
	return path.split('.').reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), value)
}

/** A copy of an object with another value deep in it. */
export function withValue(into: object, path: string, value: unknown): object {
	const [first = '', ...rest] = path.split('.')
	if (rest.length === 0) return { ...into, [first]: value }
	const inside = (into as Record<string, object>)[first] ?? {}
	return { ...into, [first]: withValue(inside, rest.join('.'), value) }
}
