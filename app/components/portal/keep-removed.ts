/** The items seen so far, in order: the list as it is now, and each item gone from it after its former neighbour. */
export function withGone<T extends { id: string }>(seen: T[], now: T[]): T[] {
	const here = new Set(now.map(({ id }) => id))
	const merged = [...now]
	for (const [index, each] of seen.entries()) {
		if (here.has(each.id)) continue
		const before = seen.slice(0, index).findLast(({ id }) => merged.some((one) => one.id === id))
		const at = before ? merged.findIndex(({ id }) => id === before.id) + 1 : 0
		merged.splice(at, 0, each)
	}
	return merged
}
