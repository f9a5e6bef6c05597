/** A column and the way: `price` from the lowest, `-price` from the highest. */
export type SortOrder = string

/** What a head's link sorts by: first figures from the highest and words from A, then the other way round. */
export function nextSort(name: string, now: SortOrder | undefined, isNumber: boolean): SortOrder {
	const [first, second] = isNumber ? [`-${name}`, name] : [name, `-${name}`]
	return now === first ? second : first
}

/** For `aria-sort`; undefined where another column is sorted by. */
export function directionOf(name: string, now: SortOrder | undefined) {
	if (now === name) return 'ascending'
	return now === `-${name}` ? 'descending' : undefined
}

/** The same address sorted otherwise, from its first page. */
export function sortAddress(params: URLSearchParams, sort: SortOrder): string {
	const next = new URLSearchParams(params)
	next.set('sort', sort)
	next.delete('page')
	return `?${next}`
}

type Sortable = string | number | null

/**
 * Rows in the order asked for; as they are where it is none of these. What is missing is last either way.
 * @param by what rows are compared by, for each column that sorts
 */
export function sortRows<Row>(
	rows: readonly Row[],
	sort: SortOrder | null,
	by: Record<string, (row: Row) => Sortable>,
): Row[] {
	const name = sort?.replace(/^-/, '') ?? ''
	const read = Object.hasOwn(by, name) ? by[name] : undefined
	if (!read) return [...rows]
	const way = sort?.startsWith('-') ? -1 : 1
	return rows.toSorted((a, b) => {
		const [x, y] = [read(a), read(b)]
		if (x === null || y === null) return Number(x === null) - Number(y === null)
		if (typeof x === 'string' && typeof y === 'string') return way * x.localeCompare(y, 'en-IN')
		return way * (Number(x) - Number(y))
	})
}
