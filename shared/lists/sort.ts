import { inOrder } from '../format/english.ts'

type BothWays<Column extends string> = Column | `-${Column}`

/** How a list can be sorted by its columns: `price` from the lowest, `-price` from the highest. */
export const bothWays = <const Column extends string>(columns: readonly Column[]) =>
	columns.flatMap((column): BothWays<Column>[] => [column, `-${column}`]) as [
		BothWays<Column>,
		...BothWays<Column>[],
	]

type Sortable = string | number | null

/**
 * Rows in the order asked for; as they are where it is none of these. Missing values are last either way, and equal
 * rows stay in the order given.
 * @param by the values that rows are compared by, for each sortable column
 */
export function sortRows<Row>(
	rows: readonly Row[],
	sort: string | null,
	by: Record<string, (row: Row) => Sortable>,
): Row[] {
	const name = sort?.replace(/^-/, '') ?? ''
	const read = Object.hasOwn(by, name) ? by[name] : undefined
	if (!read) return [...rows]
	const way = sort?.startsWith('-') ? -1 : 1
	return rows.toSorted((a, b) => {
		const [x, y] = [read(a), read(b)]
		if (x === null || y === null) return Number(x === null) - Number(y === null)
		if (typeof x === 'string' && typeof y === 'string') return way * inOrder(x, y)
		return way * (Number(x) - Number(y))
	})
}
