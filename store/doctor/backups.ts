import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Config } from '../../config.ts'
import { openDatabase } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import { findLastBackup, hoursSince } from '../../domain/backups/last-backup.ts'
import { OLD_AFTER_HOURS } from '../../domain/backups/limits.ts'
import { COPIES } from '../backup/backup.ts'
import { checkFiles, MANIFEST, readManifest } from '../backup/manifest.ts'
import { type SignedBy, signedBy } from '../backup/signature.ts'
import { pendingMigrations } from '../pending-migrations.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

const LOST_AFTER_HOURS = 8 * 24
const WHAT = 'Backup'

interface Noted {
	/** Epoch milliseconds. */
	madeAt: number
	place: string
}

interface Asked {
	/** The folder that has a folder for each backup, or is one. */
	folder: string | undefined
	/** The last one that the data say they know of. */
	noted: Noted | null
	/** Those that this store signs backups with; see `secretsOf`. */
	secrets: readonly string[]
	/** Epoch milliseconds. */
	now: number
}

/** The last backup that the data say they know of; null where they cannot be asked as they are. */
export async function notedBackup(config: Config): Promise<Noted | null> {
	const pending = await pendingMigrations(config).catch(() => null)
	if (pending === null || pending.length > 0) return null
	const db = await openDatabase<Tables>(config)
	try {
		return await findLastBackup(db)
	} finally {
		await db.destroy()
	}
}

/** Whether the newest backup is whole, as it was saved, and not too old. Without a folder it is the one that is noted. */
export async function lookAtBackups({ folder, noted, ...by }: Asked): Promise<Finding> {
	if (!folder) return lookAtNoted(noted, by)
	const all = [folder, ...foldersIn(folder)]
	const [latest] = all.flatMap(backupIn).sort((one, other) => other.madeAt - one.madeAt)
	if (!latest) return fault(WHAT, `there is none in ${folder}: npm run backup -- ${folder}/first`)
	const unfinished = all.find((each) => isUnfinished(each, latest.madeAt))
	const found = await judge(latest, by)
	return unfinished && found.state === 'ok'
		? warning(
				WHAT,
				`${found.says} ${basename(unfinished)} is newer and not whole: it is under way, or was interrupted.`,
			)
		: found
}

async function lookAtNoted(noted: Noted | null, by: By): Promise<Finding> {
	if (!noted)
		return warning(
			WHAT,
			'the data know of none. Make one: npm run backup -- FOLDER; or say where they are: npm run doctor -- --backups FOLDER.',
		)
	const [there] = backupIn(noted.place)
	if (there) return judge(there, by)
	const aged = ageOf(noted.madeAt, by.now)
	const says = `${aged.says} ${noted.place} cannot be read from here, so whether it is whole is not known.`
	return { ...aged, state: aged.state === 'ok' ? 'warning' : aged.state, says }
}

type By = Pick<Asked, 'secrets' | 'now'>

const UNTRUSTED: Record<Exclude<SignedBy, 'store'>, string> = {
	nobody: 'It is not signed, so it is restored with --unsigned alone.',
	other:
		'It is signed with another secret than SESSION_SECRET, so it is restored with --unsigned alone.',
}

/** Every file of it is compared with the saved checksums. */
async function judge({ place, madeAt }: Noted, { secrets, now }: By): Promise<Finding> {
	try {
		const manifest = readManifest(place)
		await checkFiles(place, manifest)
		const { state, says } = ageOf(madeAt, now)
		const whole = `${says} It is whole: ${Object.keys(manifest.files).length} files.`
		const signer = signedBy(manifest, secrets)
		if (signer === 'store') return { what: WHAT, state, says: whole }
		return {
			what: WHAT,
			state: state === 'ok' ? 'warning' : state,
			says: `${whole} ${UNTRUSTED[signer]}`,
		}
	} catch (error) {
		return fault(WHAT, (error as Error).message)
	}
}

function ageOf(madeAt: number, now: number): Finding {
	const hours = hoursSince(madeAt, now)
	const says = `the last is ${hours} hours old.`
	if (hours < OLD_AFTER_HOURS) return ok(WHAT, says)
	const todo = `${says} Does the timer still run? systemctl list-timers.`
	return hours < LOST_AFTER_HOURS ? warning(WHAT, todo) : fault(WHAT, todo)
}

const foldersIn = (folder: string): string[] =>
	existsSync(folder)
		? readdirSync(folder, { withFileTypes: true })
				.filter((entry) => entry.isDirectory())
				.map(({ name }) => join(folder, name))
		: []

/** The backup that a folder is, by when it says it was made; none where it is none. */
function backupIn(place: string): Noted[] {
	try {
		const madeAt = Date.parse(JSON.parse(readFileSync(join(place, MANIFEST), 'utf8')).madeAt)
		return Number.isNaN(madeAt) ? [] : [{ place, madeAt }]
	} catch {
		return []
	}
}

/** Whether a folder was begun as a backup after a time and has not become one. */
const isUnfinished = (folder: string, after: number): boolean =>
	Object.values(COPIES).some((name) => {
		const found = statSync(join(folder, name), { throwIfNoEntry: false })
		return found !== undefined && found.mtimeMs > after && backupIn(folder).length === 0
	})
