import type { z } from '@hono/zod-openapi'
import type { Database, Tx } from '../../../db/database.ts'
import type { Day } from '../../../shared/calendar.ts'
import type { TableRow } from './row-schema.ts'

/** How a column stands in the cell of a file. */
export type CellKind = 'text' | 'number' | 'flag' | 'list' | 'json'

/** A column of a file, by the path of its value in a row. */
export type FileColumns = Readonly<Record<string, CellKind>>

export interface KnownRow {
	row: TableRow
	/** null for what came with the store. */
	addedBy: string | null
}

/** What a row is found by. */
export interface RowKey {
	/** Of a metering rule its state. */
	id: string
	validFrom: Day
}

/** A table whose rows admins add, each from a day on. */
export interface EditableTable {
	schema: z.ZodType<TableRow>
	columns: FileColumns
	/** What a new row has where nothing is said. */
	defaults: object
	read: (db: Database) => Promise<KnownRow[]>
	/** Adds a row, or writes it over the one of the same key, which stays its adder’s. */
	write: (tx: Tx, row: TableRow, addedBy: string) => Promise<void>
	remove: (tx: Tx, key: RowKey) => Promise<void>
}

export const idOf = (row: TableRow): string => ('id' in row ? row.id : row.state)
export const keyOf = (row: TableRow): RowKey => ({ id: idOf(row), validFrom: row.validFrom })

/** `BESCOM, Karnataka` */
export const nameOf = (row: TableRow): string =>
	'companies' in row ? `${row.companies.join(', ')}, ${row.state}` : row.state
