import type { TestProject } from 'vitest/node'
import { migratePostgres } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import { seedCatalogue } from '../../store/samples/seed-catalogue.ts'
import { PostgresServer, postgresPrograms } from './postgres-server.ts'
import type { Template } from './sqlite.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** A server to make databases on, or null where the machine has none. */
		postgres: string | null
	}
}

/** Every test database is a copy of one of these. */
export const TEMPLATES: Record<Template, string> = {
	migrated: 'solbazaar_migrated',
	stocked: 'solbazaar_stocked',
}

export default async function setup({ provide }: TestProject) {
	const bin = postgresPrograms()
	if (!bin) {
		const message =
			'NO POSTGRESQL ON THIS MACHINE: the tests run on SQLite alone, and those in *.postgres.test.ts not at all.'
		if (process.env.CI) throw new Error(message)
		console.error(`\n${'!'.repeat(message.length)}\n${message}\n${'!'.repeat(message.length)}\n`)
		provide('postgres', null)
		return
	}
	const server = new PostgresServer(bin)
	await server.start()
	await server.run(`create database ${TEMPLATES.migrated}`)
	await migratePostgres(server.url(TEMPLATES.migrated))
	await server.run(`create database ${TEMPLATES.stocked} template ${TEMPLATES.migrated}`)
	const stocked = await openDatabase<Tables>({
		dataDir: '',
		databaseUrl: server.url(TEMPLATES.stocked),
	})
	await seedCatalogue(stocked, Date.now())
	await stocked.destroy()
	provide('postgres', server.url('postgres'))
	return () => server.remove()
}
