import type { Actor, SignedIn } from '../../../../shared/actor.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedRead } from '../../../authorized-read.ts'
import { listTableImports } from '../../../imports/undo/table-imports.ts'
import { type UndoableTable, undoTableImport } from '../../../imports/undo/undo-table-import.ts'
import { canManageReferenceData } from '../../../reference-data/policy.ts'
import { keyOf } from './editable-table.ts'
import { EDITABLE_TABLES, type TableName } from './editable-tables.ts'
import { keyInFile, recordedAs } from './import.ts'
import { recordRows, seenAtOnce } from './record-rows.ts'
import type { TableRow } from './row-schema.ts'

function undoable(name: TableName): UndoableTable<SignedIn, TableRow> {
	const table = EDITABLE_TABLES[name]
	return {
		name: recordedAs(name),
		read: async (tx) => {
			const rows = (await table.read(tx)).map(({ row }) => table.schema.parse(row))
			return new Map(rows.map((row) => [keyInFile(name)({ ...row }), row]))
		},
		putBack: async ({ tx, who, at }, rows) => {
			for (const { before, after } of rows)
				if (before) await table.write(tx, before, who.name)
				else await table.remove(tx, keyOf(after))
			await recordRows(
				tx,
				who,
				at,
				'reverted',
				rows.map(({ before, after }) => ({ before: after, after: before })),
			)
		},
	}
}

/** The imports of a table of the last day. */
export const listImports = (ctx: AppContext, actor: Actor, name: TableName) =>
	authorizedRead(canManageReferenceData(actor), () => listTableImports(ctx, recordedAs(name)))

/** Undoes an import of a table, of the rows that nobody has changed since. @returns as `undoTableImport` */
export const undoImport = (
	ctx: AppContext,
	actor: Actor,
	{ table, id }: { table: TableName; id: string },
) => seenAtOnce(ctx, undoTableImport(ctx, canManageReferenceData(actor), id, undoable(table)))
