import type { z } from '@hono/zod-openapi'
import type { Database, Tx } from '../../../../db/database.ts'
import type { Day } from '../../../../shared/calendar.ts'
import type { Columns } from '../../../imports/columns.ts'
import { type TariffTables, tariffTables } from '../../tables.ts'
import type { Row } from './dated-columns.ts'
import type { TableRow } from './row-schema.ts'

export interface KnownRow {
	row: TableRow
	/** null for a row that came with the store. */
	addedBy: string | null
}

/** The key and first day of a row. */
export interface RowKey {
	/** Of a metering rule its state. */
	id: string
	validFrom: Day
}

/** A table whose rows admins add, each from a day on. */
export interface EditableTable {
	schema: z.ZodType<TableRow>
	columns: Columns
	/** The defaults of a new row. */
	defaults: object
	read: (db: Database) => Promise<KnownRow[]>
	/** Adds a row, or writes it over the one of the same key, which stays its adder’s. */
	write: (tx: Tx, row: TableRow, addedBy: string) => Promise<void>
	remove: (tx: Tx, key: RowKey) => Promise<void>
}

interface Stored<T extends keyof TariffTables, R extends TableRow>
	extends Pick<EditableTable, 'columns' | 'defaults'> {
	table: T
	/** The column by which its rows are found, beside the day. */
	idColumn: 'id' | 'state'
	schema: z.ZodType<R>
	rowOf: (stored: Row<T>) => R
	columnsOf: (row: R) => Omit<Row<T>, 'added_by'>
}

/** A table as it is stored. */
export function editableTable<T extends keyof TariffTables, R extends TableRow>({
	table,
	idColumn,
	rowOf,
	columnsOf,
	...described
}: Stored<T, R>): EditableTable {
	// Kysely knows the columns of one table, and the calls below are the same for each.
	const named = table as 'state_subsidies'
	const columnsFor = (row: TableRow) =>
		columnsOf(row as R) as unknown as Omit<Row<typeof named>, 'added_by'>
	return {
		...described,
		read: async (db) => {
			const rows = await tariffTables(db).selectFrom(named).selectAll().execute()
			return rows.map((row) => ({ row: rowOf(row as unknown as Row<T>), addedBy: row.added_by }))
		},
		write: async (tx, row, added_by) => {
			const columns = columnsFor(row)
			await tariffTables(tx)
				.insertInto(named)
				.values({ ...columns, added_by })
				.onConflict((conflict) => conflict.columns([idColumn, 'valid_from']).doUpdateSet(columns))
				.execute()
		},
		remove: async (tx, { id, validFrom }) => {
			await tariffTables(tx)
				.deleteFrom(named)
				.where(idColumn, '=', id)
				.where('valid_from', '=', validFrom)
				.execute()
		},
	}
}

export const idOf = (row: TableRow): string => ('id' in row ? row.id : row.state)
export const keyOf = (row: TableRow): RowKey => ({ id: idOf(row), validFrom: row.validFrom })

/** `BESCOM, Karnataka` */
export const nameOf = (row: TableRow): string =>
	'companies' in row ? `${row.companies.join(', ')}, ${row.state}` : row.state
