import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pino from 'pino'
import type { Config } from '../../config.ts'
import { breakingWords } from '../../db/migrate.ts'
import type { Migration } from '../../db/migration-list.ts'
import { type OpenDatabase, openDatabase } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import { Settings } from '../../domain/settings/settings.ts'
import { pendingMigrations } from '../pending-migrations.ts'
import { type Finding, fault, ok, warning } from './finding.ts'
import { lookAtPayments } from './payments.ts'

const CLOCK_WARNING_MS = 2000
const CLOCK_FAULT_MS = 30_000

/** The data: whether it opens as it is, is of this mode, and can be read with this secret. Nothing is written to it. */
export async function lookAtDatabase(config: Config): Promise<Finding[]> {
	const { dataDir, databaseUrl } = config
	if (!databaseUrl && !existsSync(join(dataDir, 'store.sqlite')))
		return [warning('Database', `there is none in ${dataDir} yet: npm start makes it.`)]
	let migrations: Migration[]
	try {
		migrations = await pendingMigrations(config)
	} catch (error) {
		return [fault('Database', `cannot be opened: ${(error as Error).message}`)]
	}
	const [first] = migrations
	if (first)
		return [
			warning(
				'Migrations',
				`${migrations.length} pending, the first ${first.name}. Save a backup; the next start applies them. Run this again afterwards.`,
			),
			...migrations
				.filter(({ breaks }) => breaks !== null)
				.map((each) => warning('Migrations', `${breakingWords(each)}.`)),
		]
	const db = await openDatabase<Tables>(config)
	try {
		const looked = [modeOf(db, config), clockOf(db, config), secretsOf(db, config)]
		return [ok('Migrations', 'none pending'), ...(await Promise.all(looked)).flat()]
	} finally {
		await db.destroy()
	}
}

async function modeOf(db: OpenDatabase<Tables>, { mode }: Config): Promise<Finding[]> {
	const recorded = await db.selectFrom('data_mode').select('mode').executeTakeFirst()
	if (!recorded || recorded.mode === mode) return [ok('Mode', mode)]
	const way =
		recorded.mode === 'demo' ? 'npm run go-live makes a live one of it.' : 'Set STORE_MODE=live.'
	return [
		fault('Mode', `the data is of a ${recorded.mode} store, and STORE_MODE is ${mode}. ${way}`),
	]
}

/** The database's clock beside this machine's; a file has none of its own. */
async function clockOf(db: OpenDatabase<Tables>, { databaseUrl }: Config): Promise<Finding[]> {
	if (!databaseUrl) return []
	const { rows } = await sql<{ at: number }>`
		select cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as at
	`.execute(db)
	const apart = Math.abs((rows[0]?.at ?? 0) - Date.now())
	const says = `${(apart / 1000).toFixed(1)} s beside the database's.`
	if (apart < CLOCK_WARNING_MS) return [ok('Clock', says)]
	const todo = `${says} Let both machines follow a time server (timedatectl set-ntp true).`
	return [apart < CLOCK_FAULT_MS ? warning('Clock', todo) : fault('Clock', todo)]
}

async function secretsOf(db: OpenDatabase<Tables>, config: Config): Promise<Finding[]> {
	const { sessionSecret, sessionSecretOld, secrets, mode } = config
	if (!sessionSecret) return []
	const settings = new Settings(db, {
		mode,
		log: pino({ level: 'silent' }),
		changed: () => {},
		secrets: { secret: sessionSecret, oldSecret: sessionSecretOld, environment: secrets },
	})
	await settings.refresh()
	const lost = settings.unreadableSecrets()
	return [
		lost.length === 0
			? ok('Secrets', 'all that were saved can be read')
			: fault(
					'Secrets',
					`${lost.join(', ')} cannot be read: start once with the former SESSION_SECRET as SESSION_SECRET_OLD, or give them anew at /admin/settings.`,
				),
		...(await lookAtPayments(settings, config)),
	]
}
