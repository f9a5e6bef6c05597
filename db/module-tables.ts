import type { Kysely } from 'kysely'
import type { Database } from './database.ts'

/**
 * The database with a module's own tables, to read and write. Only the module's `tables.ts` opens them: a query
 * of another module's table does not compile.
 */
export const ownTables = <Schema>(db: Database) => db as unknown as Kysely<Schema>

/** Tables that can be read and not written. */
export type ReadOnly<Schema> = Pick<Kysely<Schema>, 'selectFrom'>

/** The database with read-only tables: a module's own, and the views of other modules. */
export const readOnly = <Schema>(db: Database): ReadOnly<Schema> => ownTables<Schema>(db)
