/** A number of a page in an address: from 1; whatever makes no sense is the first. */
export const pageIn = (params: URLSearchParams) =>
	/^[1-9]\d{0,5}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1

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

export const pagesOf = (total: number, size: number) => Math.max(1, Math.ceil(total / size))
