import type { DatabaseSync } from 'node:sqlite'

export interface Column {
	name: string
	/** As the migrations declare it: `text`, `bigint`, `integer` or `double precision`. */
	type: string
}

export interface MovedTable {
	name: string
	/** In the order of the migrations. */
	columns: Column[]
	/** The tables that it refers to. */
	parents: string[]
}

/** What belongs to a database rather than to its shop. */
const OF_THE_DATABASE = ['migrations', 'write_probes']

/**
 * The tables of a shop, each after those that it refers to. Both engines have the same.
 * @param database a migrated one
 * @throws Error where tables refer to each other in a circle
 */
export function tablesInOrder(database: DatabaseSync): MovedTable[] {
	const named = database
		.prepare("select name from sqlite_schema where type = 'table' order by name")
		.all() as { name: string }[]
	const waiting = new Map(named.map(({ name }) => [name, parentsOf(database, name)]))
	for (const name of OF_THE_DATABASE) waiting.delete(name)
	const ordered: MovedTable[] = []
	while (waiting.size > 0) {
		const found = [...waiting].find(([, parents]) => !parents.some((it) => waiting.has(it)))
		if (!found)
			throw new Error(`These tables refer to each other: ${[...waiting.keys()].join(', ')}.`)
		const [name, parents] = found
		waiting.delete(name)
		ordered.push({ name, columns: readColumns(database, name), parents })
	}
	return ordered
}

const parentsOf = (database: DatabaseSync, table: string) =>
	(database.prepare(`pragma foreign_key_list(${table})`).all() as { table: string }[]).map(
		(reference) => reference.table,
	)

const readColumns = (database: DatabaseSync, table: string): Column[] =>
	(database.prepare(`pragma table_info(${table})`).all() as unknown as Column[]).map(
		({ name, type }) => ({ name, type: type.toLowerCase() }),
	)

/** Its columns as a statement lists them. */
export const columnsOf = ({ columns }: MovedTable) =>
	columns.map(({ name }) => `"${name}"`).join(', ')

/** The tables of the list that are named, or refer to one that is, or to one that refers to it, and so on. */
export function withDependents(tables: readonly MovedTable[], names: ReadonlySet<string>) {
	const all = new Set(names)
	for (const { name, parents } of tables) if (parents.some((it) => all.has(it))) all.add(name)
	return tables.filter(({ name }) => all.has(name))
}
