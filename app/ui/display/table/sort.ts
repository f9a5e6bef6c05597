/** A value of `sort` in the address of a list. */
export type SortOrder = string

/** The two ways of a column: up is figures from the lowest, words from A, days from the first. */
export interface BothWays {
	up: SortOrder
	down: SortOrder
}

/** How a column sorts: as its list says, else by its name, `-` in front of it for down. */
export const waysOf = (name: string, sorts: BothWays | true): BothWays =>
	sorts === true ? { up: name, down: `-${name}` } : sorts

/** The order of a head's link: first figures from the highest and words from A, then the other way round. */
export function nextSort({ up, down }: BothWays, now: SortOrder, isNumber: boolean): SortOrder {
	const [first, second] = isNumber ? [down, up] : [up, down]
	return now === first ? second : first
}

/** For `aria-sort`; undefined where another column is sorted by. */
export function directionOf({ up, down }: BothWays, now: SortOrder) {
	if (now === up) return 'ascending'
	return now === down ? 'descending' : undefined
}

/**
 * The same address sorted otherwise, from its first page.
 * @param passing parameters about the last action
 */
export function sortAddress(
	params: URLSearchParams,
	sort: SortOrder,
	passing: readonly string[] = [],
): string {
	const next = new URLSearchParams(params)
	next.set('sort', sort)
	for (const name of ['page', ...passing]) next.delete(name)
	return `?${next}`
}
