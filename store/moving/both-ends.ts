import { DatabaseSync } from 'node:sqlite'
import { onOwnConnection } from '../../db/engines/own-connection.ts'
import { openSqlite } from '../../db/engines/sqlite.ts'
import type { Source, Target } from '../../db/moving/end.ts'
import { PostgresSource, PostgresTarget } from '../../db/moving/postgres-end.ts'
import { SqliteSource, SqliteTarget } from '../../db/moving/sqlite-end.ts'
import { type MovedTable, tablesInOrder } from '../../db/moving/table-list.ts'
import { namedUrl } from '../running.ts'
import { fileOf, type Place } from './place.ts'

export interface Ends {
	source: Source
	target: Target
	/** Read where the engine is SQLite, whose tables are those of both. */
	tables: () => MovedTable[]
}

/** Holds the source still meanwhile. */
export async function onBoth(from: Place, to: Place, work: (ends: Ends) => Promise<void>) {
	if (!from.databaseUrl) {
		const database = new DatabaseSync(fileOf(from))
		try {
			database.exec('begin immediate')
			await onTarget(to, (target) =>
				work({
					source: new SqliteSource(database),
					target,
					tables: () => tablesInOrder(database),
				}),
			)
		} finally {
			database.close()
		}
		return
	}
	await onOwnConnection(namedUrl(from.databaseUrl), async (client) => {
		await client.query('begin isolation level repeatable read read only')
		const database = openSqlite(fileOf(to))
		try {
			await work({
				source: new PostgresSource(client),
				target: new SqliteTarget(database),
				tables: () => tablesInOrder(database),
			})
		} finally {
			database.close()
		}
	})
}

export async function onTarget(to: Place, work: (target: Target) => Promise<void>) {
	const { databaseUrl } = to
	if (databaseUrl)
		return onOwnConnection(namedUrl(databaseUrl), (client) =>
			work(new PostgresTarget(client, databaseUrl)),
		)
	const database = openSqlite(fileOf(to))
	try {
		await work(new SqliteTarget(database))
	} finally {
		database.close()
	}
}
