import { Kysely } from 'kysely'
import pino from 'pino'
import { openSqlite, sqliteDialect } from '../../db/engines/sqlite.ts'
import { DatabaseHealth } from '../../db/health.ts'
import { migrateSqlite } from '../../db/migrate.ts'
import type { OpenDatabase } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import { seedCatalogue } from '../../store/samples/seed-catalogue.ts'

/** The initial data of a test's database: with all migrations, and with the built-in catalogue or without. */
export type Template = 'migrated' | 'stocked'

const images = new Map<Template, Promise<Uint8Array>>()

/** Of a database in memory; made once per process, as its migrations take longer than most tests. */
export function imageOf(template: Template): Promise<Uint8Array> {
	const image = images.get(template) ?? make(template)
	images.set(template, image)
	return image
}

async function make(template: Template) {
	const database = openSqlite(':memory:')
	migrateSqlite(database)
	const health = new DatabaseHealth(pino({ level: 'silent' }))
	const db = new Kysely<Tables>({ dialect: sqliteDialect(database, health) })
	if (template === 'stocked') await seedCatalogue(db as OpenDatabase<Tables>, Date.now())
	const image = database.serialize()
	await db.destroy()
	return image
}
