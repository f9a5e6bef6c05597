import type { Actor, SignedIn } from '../../../../shared/actor.ts'
import { readState } from '../../../../shared/addresses/state-codes.ts'
import { message } from '../../../../shared/messages/message.ts'
import type { Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { importByKey } from '../../../imports/import-by-key.ts'
import { operationsOf } from '../../../imports/run-import.ts'
import { canManageReferenceData } from '../../../reference-data/policy.ts'
import type { TableImport, TableReportWithMessages } from '../../editing/editing-schema.ts'
import { keyOf, nameOf } from './editable-table.ts'
import { EDITABLE_TABLES, type TableName } from './editable-tables.ts'
import { recordRows, seenAtOnce } from './record-rows.ts'
import type { TableRow } from './row-schema.ts'

type Shown = ReturnType<typeof keyOf> & { name: string }

/** What a row of a table is known by, in a file or stored. */
export function keyInFile(name: TableName) {
	const idColumn = Object.hasOwn(EDITABLE_TABLES[name].columns, 'id') ? 'id' : 'state'
	return ({ validFrom, [idColumn]: id }: Readonly<Record<string, unknown>>) =>
		`${readState(String(id)) ?? id} ${validFrom}`
}

/** As the imports of a table are recorded. */
export const recordedAs = (name: TableName) => `tariff-tables/${name}`

function importOf(name: TableName) {
	const table = EDITABLE_TABLES[name]
	const { schema, columns, defaults } = table
	return importByKey<SignedIn, TableRow, Shown>({
		schema,
		columns,
		defaults,
		field: 'text',
		conflict: message('tariffs.changed_meanwhile'),
		keyColumn: 'validFrom',
		keyOf: keyInFile(name),
		recorded: { name: recordedAs(name), titleOf: nameOf },
		twice: (earlier) => message('tariffs.row_twice', earlier),
		read: async (db) => (await table.read(db)).map(({ row }) => schema.parse(row)),
		show: (row) => ({ ...keyOf(row), name: nameOf(row) }),
		write: async ({ tx, who, at }, changes) => {
			for (const { after } of changes) await table.write(tx, after, who.name)
			await recordRows(tx, who, at, 'imported', changes)
		},
	})
}

const operations = (name: TableName) => operationsOf(canManageReferenceData, importOf(name))

/** What an import of a file would do to a table; nothing is changed. */
export const previewTableImport = (
	ctx: AppContext,
	actor: Actor,
	name: TableName,
	sent: TableImport,
): Promise<Result<TableReportWithMessages>> => operations(name).preview(ctx, actor, sent)

/** Adds and changes the rows that a file names, all of them or none; others stay. @returns as `applyImport` */
export const importTable: typeof previewTableImport = (ctx, actor, name, sent) =>
	seenAtOnce(ctx, operations(name).apply(ctx, actor, sent))
