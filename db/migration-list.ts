import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

export type Engine = 'sqlite' | 'postgres'

export interface Migration {
	name: string
	sql: string
	hash: string
	/** It makes a table anew that others refer to. */
	rebuilds: boolean
	/** Why the version before cannot work with the database any more; null where it can. */
	breaks: string | null
}

export interface Applied {
	name: string
	hash: string
}

/** `0007-portals.sql` is for both engines, `0048-orders.sqlite.sql` for one. */
const NAME = /^\d{4}-[a-z-]+(?:\.(sqlite|postgres))?\.sql$/

/** The first line of a migration that rebuilds a table; SQLite can change a constraint in no other way. */
const REBUILDS = /^-- rebuilds a table\b/

/** A line of a migration that the version before does not stand, and why. */
const BREAKS = /^-- breaks the version before: (.+)$/m

/** The store's own migrations by engine: they are part of the program, and read once. */
const own = new Map<Engine, Migration[]>()

/**
 * The store's own migrations of an engine, in order.
 * @throws Error where a file is named otherwise
 */
export function ownMigrations(engine: Engine): Migration[] {
	const known = own.get(engine) ?? readMigrations(engine, pathToFileURL('db/migrations/'))
	own.set(engine, known)
	return known
}

/**
 * The migrations of an engine in a folder, in order.
 * @throws Error where a file is named otherwise
 */
export function readMigrations(engine: Engine, folder: URL): Migration[] {
	return readdirSync(folder)
		.filter((name) => name.endsWith('.sql'))
		.sort()
		.filter((name) => {
			const [known, only] = NAME.exec(name) ?? []
			if (!known) throw new Error(`${name} is no name of a migration.`)
			return only === undefined || only === engine
		})
		.map((name) => {
			const sql = readFileSync(new URL(name, folder), 'utf8')
			const hash = createHash('sha256').update(sql).digest('hex')
			const breaks = BREAKS.exec(sql)?.[1] ?? null
			return { name, sql, hash, rebuilds: REBUILDS.test(sql), breaks }
		})
}

/** Stands among the applied migrations of a database while a shop is being moved into it. */
export const MOVE_UNDER_WAY = 'a move under way'

/**
 * The migrations not applied yet, in order.
 * @throws Error when an applied migration reads differently now, this store does not know it, or a shop is being moved
 * into the database
 */
export function pending(all: Migration[], applied: Applied[]): Migration[] {
	if (applied.some(({ name }) => name === MOVE_UNDER_WAY))
		throw new Error(
			'A shop is being moved into this database, and not all of it is there: run npm run move again, to its end.',
		)
	for (const { name, hash } of applied) {
		const known = all.find((migration) => migration.name === name)
		if (!known) throw new Error(`The database is newer than this store: it has ${name}.`)
		if (known.hash !== hash) throw new Error(`${name} was changed after it had been applied.`)
	}
	const done = new Set(applied.map(({ name }) => name))
	return all.filter(({ name }) => !done.has(name))
}
