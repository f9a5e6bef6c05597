/** The same address with some of its parameters set anew; null takes one out. */
export function withParams(
	params: URLSearchParams,
	changes: Record<string, string | null>,
): string {
	const next = new URLSearchParams(params)
	for (const [name, value] of Object.entries(changes)) {
		if (value === null || value === '') next.delete(name)
		else next.set(name, value)
	}
	return `?${next}`
}
