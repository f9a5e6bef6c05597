const MAX_VALUE_LENGTH = 200
const MAX_SEARCH_LENGTH = 1000

/**
 * A query string with the parameters in `known` alone, in that order, as `?a=1&b=2`; empty without any.
 * Null where it is too long to be the key of a cache.
 */
export function canonicalSearch(search: string, known: readonly string[]): string | null {
	if (search.length < 2 || known.length === 0) return ''
	const given = new URLSearchParams(search)
	const canonical = new URLSearchParams()
	for (const name of known)
		for (const value of given.getAll(name)) {
			if (value.length > MAX_VALUE_LENGTH) return null
			canonical.append(name, value)
		}
	const text = canonical.size > 0 ? `?${canonical}` : ''
	return text.length <= MAX_SEARCH_LENGTH ? text : null
}
