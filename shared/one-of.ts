/** A guard for whether a text of an address or a form is one of these. */
export const isOneOf =
	<T extends string>(all: readonly T[]) =>
	(given: unknown): given is T =>
		all.some((each) => each === given)

/** A guard for whether a text of an address or a form is the name of an entry, and not an inherited property. */
export const isKeyOf =
	<K extends string>(entries: Record<K, unknown>) =>
	(given: unknown): given is K =>
		typeof given === 'string' && Object.hasOwn(entries, given)
