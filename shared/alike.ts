/** The value as JSON whose objects have their keys in order, so that equal things read alike. */
const ordered = (value: unknown) =>
	JSON.stringify(value ?? null, (_key, part) =>
		part && typeof part === 'object' && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
			: part,
	)

/** Whether two values are the same thing, in whatever order their keys come; nothing and null are. */
export const alike = (a: unknown, b: unknown) => a === b || ordered(a) === ordered(b)
