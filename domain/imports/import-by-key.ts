import type { z } from '@hono/zod-openapi'
import type { Database } from '../../db/database.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import { ok } from '../../shared/result.ts'
import type { Change } from '../authorized-transaction.ts'
import { changesByKey, countsOf, differencesOf, type RowChange, traceOf } from './keyed-rows.ts'
import { type FileContents, mistakesOf, type RowCells } from './read-file.ts'
import type { TableImport } from './run-import.ts'
import { withValue } from './value-rules.ts'

interface KeyedImport<Who, Row extends object, Shown extends object>
	extends Pick<TableImport<Who, object, never, never>, 'columns' | 'conflict' | 'field'> {
	/** How an import is recorded, so that it can be undone. */
	recorded: { name: string; titleOf: (row: Row) => string }
	/** A whole row, with the columns that its file leaves out. */
	schema: z.ZodType<Row>
	/** What a new row has where the file says nothing. */
	defaults: object
	/** The rows that there are. */
	read: (db: Database) => Promise<Row[]>
	/** What a row is known by, of what a file gives or of a row. */
	keyOf: (row: Readonly<Record<string, unknown>>) => string
	/** The column in which a key that comes twice is a mistake. */
	keyColumn: string
	/** Said of such a key; that it is the same id unless given. */
	twice?: (earlier: { row: number }) => Message
	/** What a report says of a row that is added or changed. */
	show: (row: Row) => Shown
	/** Adds rows, or writes them over those of the same keys. */
	write: (change: Change<Who>, changes: RowChange<Row>[]) => Promise<void>
}

/**
 * An import of a table whose rows are known by a key: a row that the file does not name stays, as does a column that it
 * leaves out.
 */
export function importByKey<Who, Row extends object, Shown extends object>({
	schema,
	defaults,
	read,
	keyOf,
	keyColumn,
	show,
	write,
	recorded: { name, titleOf },
	...described
}: KeyedImport<Who, Row, Shown>) {
	const subjectOf = ({ [keyColumn]: key }: RowCells) => key || null
	const { columns, twice = (earlier) => message('import.id_twice', earlier) } = described
	return {
		...described,
		traceOf,
		subjectOf,
		recorded: {
			name,
			rowOf: ({ key, before, after }: RowChange<Row>) => ({
				key,
				title: titleOf(after),
				before,
				after,
			}),
		},
		judge: async (db: Database, contents: FileContents) => {
			const stored = await read(db)
			const judged = await changesByKey<Row, Record<string, unknown>>(contents, {
				columns,
				keyColumn,
				twice,
				keyOf,
				known: new Map(stored.map((row) => [keyOf(row as Record<string, unknown>), row])),
				rowAfter: ({ row, given }, before) => {
					const told = Object.entries(given).reduce<object>(
						(all, [path, value]) => withValue(all, path, value),
						before ?? defaults,
					)
					const parsed = schema.safeParse(told)
					return parsed.success ? parsed.data : mistakesOf(row, parsed.error, columns)
				},
			})
			const changes = judged.changes.filter(({ kind }) => kind !== 'unchanged')
			return {
				changes,
				mistakes: judged.mistakes,
				report: (preview: string) => ({
					preview,
					...countsOf(judged.changes),
					changes: changes.map((each) => ({
						row: each.row,
						...show(each.after),
						columns: differencesOf(each),
						kind: each.kind === 'added' ? ('added' as const) : ('changed' as const),
					})),
				}),
			}
		},
		write: async (change: Change<Who>, chunk: RowChange<Row>[]) => {
			await write(change, chunk)
			return ok(undefined)
		},
	}
}
