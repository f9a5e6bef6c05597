import type { Database } from '../../../../db/database.ts'
import type { Actor, SignedIn } from '../../../../shared/actor.ts'
import { readState } from '../../../../shared/addresses/state-codes.ts'
import { message } from '../../../../shared/messages/message.ts'
import { ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import type { Change } from '../../../authorized-transaction.ts'
import { canManageFacts } from '../../../facts/policy.ts'
import {
	changesByKey,
	countsOf,
	differencesOf,
	type RowChange,
	traceOf,
} from '../../../imports/keyed-rows.ts'
import { type FileContents, mistakesOf } from '../../../imports/read-file.ts'
import { applyImport, previewImport } from '../../../imports/run-import.ts'
import { withValue } from '../../../imports/value-rules.ts'
import type { TableImport as Sent, TableReportWithMessages } from '../../editing/editing-schema.ts'
import { auditRows } from './audit-rows.ts'
import { type EditableTable, idOf, keyOf, nameOf } from './editable-table.ts'
import { EDITABLE_TABLES, type TableName } from './editable-tables.ts'
import type { TableRow } from './row-schema.ts'

const keyText = (id: unknown, validFrom: unknown) => `${id} ${validFrom}`

async function judge(db: Database, table: EditableTable, contents: FileContents) {
	const { schema, columns, defaults } = table
	const idColumn = Object.hasOwn(columns, 'id') ? 'id' : 'state'
	const stored = (await table.read(db)).map(({ row }) => schema.parse(row))
	const judged = await changesByKey<TableRow, Record<string, unknown>>(contents, {
		columns,
		keyColumn: 'validFrom',
		twice: (earlier) => message('tariffs.row_twice', earlier),
		known: new Map(stored.map((row) => [keyText(idOf(row), row.validFrom), row])),
		keyOf: ({ validFrom, [idColumn]: id }) => keyText(readState(String(id)) ?? id, validFrom),
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
			...{ preview, ...countsOf(judged.changes) },
			changes: changes.map((each) => ({
				row: each.row,
				...keyOf(each.after),
				name: nameOf(each.after),
				kind: each.kind === 'added' ? ('added' as const) : ('changed' as const),
				columns: differencesOf(each),
			})),
		}),
	}
}

const importOf = (name: TableName) => ({
	columns: EDITABLE_TABLES[name].columns,
	field: 'text',
	traceOf,
	conflict: message('tariffs.changed_meanwhile'),
	judge: (db: Database, contents: FileContents) => judge(db, EDITABLE_TABLES[name], contents),
	write: async ({ tx, who, at }: Change<SignedIn>, chunk: RowChange<TableRow>[]) => {
		for (const { after } of chunk) await EDITABLE_TABLES[name].write(tx, after, who.name)
		await auditRows(tx, who, at, 'imported', chunk)
		return ok(undefined)
	},
})

/** What an import of a file would do to a table; nothing is changed. */
export const previewTableImport = (
	ctx: AppContext,
	actor: Actor,
	name: TableName,
	{ text, format }: Sent,
): Promise<Result<TableReportWithMessages>> =>
	previewImport(ctx, canManageFacts(actor), { file: text, format }, importOf(name))

/** Adds and changes the rows that a file names, all of them or none; others stay. @returns as `applyImport` */
export const importTable = (
	ctx: AppContext,
	actor: Actor,
	name: TableName,
	{ text, format, preview: seen }: Sent,
): Promise<Result<TableReportWithMessages>> =>
	applyImport(ctx, canManageFacts(actor), { file: text, format }, importOf(name), { seen })
