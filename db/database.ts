import { type Kysely, PostgresAdapter } from 'kysely'

declare const database: unique symbol
declare const transaction: unique symbol

/**
 * The database as modules hand it to one another, in a transaction or not. It shows no table: each module opens its
 * own in it, by its `tables.ts`.
 */
export interface Database {
	readonly [database]: true
}

/** Whether it is PostgreSQL, else SQLite: asked for the few statements that the two do not share. */
export const isPostgres = (db: Database): boolean =>
	(db as unknown as Kysely<unknown>).getExecutor().adapter instanceof PostgresAdapter

/** The database in one transaction, for changes that must be made together. */
export interface Tx extends Database {
	readonly [transaction]: true
}
