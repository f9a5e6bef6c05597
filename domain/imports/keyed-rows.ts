import type { Message } from '../../shared/messages/message.ts'
import { inTurns } from '../file-rows.ts'
import type { Columns } from './columns.ts'
import type { FileContents, FileRow } from './read-file.ts'
import { type FileMistake, hasEnough } from './report-schema.ts'
import { alike, valueAt } from './value-rules.ts'

/** What a row of a file does to the row of the table that it is about. */
export interface RowChange<Row> {
	/** In the file, as a spreadsheet counts. */
	row: number
	key: string
	kind: 'added' | 'changed' | 'unchanged'
	/** Null for a row that is added. */
	before: Row | null
	after: Row
	/** The columns that differ; of a row that is added all of them. */
	columns: string[]
}

/** A table whose rows are known by a key. */
interface KeyedTable<Row extends object, Given> {
	columns: Columns
	/** The column in which a key that comes twice is a mistake, and the message about it. */
	keyColumn: string
	twice: (earlier: { row: number }) => Message
	/** The stored rows among those that the file names, by their keys. */
	known: ReadonlyMap<string, Row>
	keyOf: (given: Given) => string
	/** A row as it would be, or its mistakes. */
	rowAfter: (row: FileRow<Given>, before: Row | null) => Row | FileMistake[]
}

function changeOf<Row extends object>(
	columns: Columns,
	about: Pick<RowChange<Row>, 'row' | 'key' | 'before' | 'after'>,
): RowChange<Row> {
	const { before, after } = about
	const differing = Object.keys(columns).filter((name) =>
		before
			? !alike(valueAt(before, name), valueAt(after, name))
			: valueAt(after, name) !== undefined,
	)
	const kind = !before ? 'added' : differing.length > 0 ? 'changed' : 'unchanged'
	return { ...about, kind, columns: differing }
}

/** Each row of a file beside the one that it is about; it stops at the hundredth mistake. */
export async function changesByKey<Row extends object, Given>(
	{ rows, mistakes }: FileContents<Given>,
	{ columns, keyColumn, twice, known, keyOf, rowAfter }: KeyedTable<Row, Given>,
): Promise<{ changes: RowChange<Row>[]; mistakes: FileMistake[] }> {
	const changes: RowChange<Row>[] = []
	const wrong = [...mistakes]
	const seen = new Map<string, number>()
	for await (const each of inTurns(rows)) {
		if (hasEnough(wrong)) break
		const { row } = each
		const key = keyOf(each.given)
		const earlier = seen.get(key)
		const before = known.get(key) ?? null
		const after =
			earlier === undefined
				? rowAfter(each, before)
				: [{ row, column: keyColumn, message: twice({ row: earlier }) }]
		if (Array.isArray(after)) wrong.push(...after)
		else changes.push(changeOf(columns, { row, key, before, after }))
		seen.set(key, row)
	}
	return { changes, mistakes: wrong }
}

/** How many rows there are of each kind. */
export function countsOf(changes: readonly Pick<RowChange<unknown>, 'kind'>[]) {
	const counts = { added: 0, changed: 0, unchanged: 0 }
	for (const { kind } of changes) counts[kind]++
	return counts
}

/** What differs in a row that is changed, column by column; nothing of one that is added. */
export const differencesOf = <Row>({ before, after, columns }: RowChange<Row>) =>
	Object.fromEntries(
		before === null
			? []
			: columns.map((name) => [
					name,
					{ before: valueAt(before, name), after: valueAt(after, name) },
				]),
	)

/** What a preview is recognised by of a change. */
export const traceOf = <Row>({ key, kind, before, after, columns }: RowChange<Row>) => [
	key,
	kind,
	columns.map((name) => [name, valueAt(before, name), valueAt(after, name)]),
]
