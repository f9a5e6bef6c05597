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
