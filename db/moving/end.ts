import type { Applied, Engine } from '../migration-list.ts'
import type { Row } from './row-sum.ts'
import type { MovedTable } from './table-list.ts'

/** Rows that are read or written at a time. */
export const BATCH_ROWS = 2000

/** The database that a shop is moved out of: nobody changes it meanwhile. */
export interface Source {
	/** In batches, in any order. */
	rows(table: MovedTable): AsyncIterable<Row[]>
}

/** The database that a shop is moved into. */
export interface Target extends Source {
	readonly engine: Engine
	/** The migrations that it has, and the mark of a move into it; none where it is new. */
	applied(): Promise<Applied[]>
	/** Applies the migrations that it has not. */
	migrate(): Promise<void>
	/** Whether no store has worked with it yet. */
	isUnused(): Promise<boolean>
	/** Keeps stores from opening it. */
	setMark(mark: string): Promise<void>
	removeMark(): Promise<void>
	/** Deletes the rows of tables, each before those that it refers to. */
	clear(tables: readonly MovedTable[]): Promise<void>
	/** Writes all rows of an empty table, or none. */
	fill(table: MovedTable, batches: AsyncIterable<Row[]>): Promise<void>
	/** @throws Error where rows refer to nothing */
	check(): Promise<void>
}
