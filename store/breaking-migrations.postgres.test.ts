import { sql } from 'kysely'
import pino from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../config.ts'
import { ownMigrations } from '../db/migration-list.ts'
import { forgetMigration } from '../test/databases/forget-migration.ts'
import { describeOnAllEngines, describeOnPostgres, type Open } from '../test/store.ts'
import { lookAtDatabase } from './doctor/database.ts'
import { openStore } from './open.ts'

const NAME = '0058-last-backup.sql'

/** A store of the version before one of whose migrations it does not stand. */
async function before(open: Open) {
	const opened = await open({ onDisk: true })
	const engine = opened.config.databaseUrl ? 'postgres' : 'sqlite'
	const migration = ownMigrations(engine).find(({ name }) => name === NAME)
	if (!migration) throw new Error(`no ${NAME}`)
	migration.breaks = 'it looks for backups elsewhere'
	onTestFinished(() => {
		migration.breaks = null
	})
	await forgetMigration(opened.store, NAME)
	return opened
}

describeOnAllEngines('a migration that the version before does not stand', (open) => {
	it('is named by the doctor', async () => {
		const { config } = await before(open)
		const read = readConfig({ DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl })
		if (!read.ok) throw new Error(read.message)
		expect(await lookAtDatabase(read.config)).toMatchObject([
			{ state: 'warning', says: expect.stringContaining('1 pending') },
			{
				state: 'warning',
				says: expect.stringMatching(
					/^0058-last-backup\.sql is nothing .+ it looks for backups elsewhere\. End all of its processes/,
				),
			},
		])
	})
})

describeOnPostgres('the start of a version with such a migration', (open) => {
	it('names it in the log, and applies it', async () => {
		const { config, store: former } = await before(open)
		await sql`drop table last_backup`.execute(former.db)
		const lines: string[] = []
		const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
		await using store = await openStore(config, { log })
		const warned = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40)
		expect(warned.map(({ msg }) => msg)).toEqual([
			`${NAME} is nothing that the version before can work with: it looks for backups elsewhere. End all of its processes, on every machine, before this version starts`,
		])
		const applied = await store.db
			.selectFrom('migrations' as 'users')
			.select('name' as 'id')
			.where('name' as 'id', '=', NAME as never)
			.execute()
		expect(applied).toHaveLength(1)
	})
})

describeOnPostgres('a worker that starts beside others', (open) => {
	it('leaves it undone and ends, with the reason', async () => {
		const { config } = await before(open)
		await expect(openStore(config, { isBesideOthers: true })).rejects.toThrow(
			/0058-last-backup\.sql is nothing .+ it looks for backups elsewhere/,
		)
	})
})
