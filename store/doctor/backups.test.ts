import { appendFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../config.ts'
import { HOUR_MS } from '../../shared/durations.ts'
import { forgetMigration } from '../../test/databases/forget-migration.ts'
import { describeOnAllEngines, type TestStore } from '../../test/store.ts'
import { backUp } from '../backup/backup.ts'
import { MANIFEST } from '../backup/manifest.ts'
import { noteBackup } from '../backup/record.ts'
import { secretsOf, signatureOf } from '../backup/signature.ts'
import { lookAtBackups, notedBackup } from './backups.ts'

const SECRET = 'a secret of this store and no other one'
const NOW = Date.parse('2026-11-23T12:00:00Z')
const hoursAgo = (hours: number) => NOW - hours * HOUR_MS

function emptyFolder() {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-backups-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	return folder
}

/** A folder that is a backup by its manifest. */
function backupOf(place: string, hours: number, files: Record<string, string> = {}) {
	mkdirSync(place)
	const madeAt = new Date(hoursAgo(hours)).toISOString()
	const manifest = { engine: 'sqlite' as const, madeAt, files, schema: null }
	const signature = signatureOf(manifest, SECRET)
	writeFileSync(join(place, MANIFEST), JSON.stringify({ ...manifest, signature }))
}

const lookIn = (folder: string, secrets = [SECRET]) =>
	lookAtBackups({ folder, noted: null, secrets, now: NOW })

it('the newest backup of a folder is judged by its age', async () => {
	const folder = emptyFolder()
	expect(await lookIn(folder)).toMatchObject({ state: 'fault' })
	mkdirSync(join(folder, 'something-else'))
	backupOf(join(folder, 'older'), 300)
	expect(await lookIn(folder)).toMatchObject({ state: 'fault' })
	backupOf(join(folder, 'old'), 60)
	expect(await lookIn(folder)).toMatchObject({ state: 'warning' })
	backupOf(join(folder, 'new'), 12)
	expect(await lookIn(folder)).toEqual({
		what: 'Backup',
		state: 'ok',
		says: 'the last is 12 hours old. It is whole: 0 files.',
	})
	const { state, says } = await lookIn(folder, ['a secret of another store, or of none at all'])
	expect([state, says]).toEqual([
		'warning',
		'the last is 12 hours old. It is whole: 0 files. It is signed with another secret than SESSION_SECRET, so it is restored with --unsigned alone.',
	])
})

it('a newer one that has not become whole is told of', async () => {
	const folder = emptyFolder()
	backupOf(join(folder, 'new'), 12)
	const begun = join(folder, 'begun')
	mkdirSync(begun)
	writeFileSync(join(begun, 'store.sqlite'), 'half')
	const at = (hours: number) =>
		utimesSync(join(begun, 'store.sqlite'), hoursAgo(hours) / 1000, hoursAgo(hours) / 1000)
	at(20)
	expect(await lookIn(folder)).toMatchObject({ state: 'ok' })
	at(1)
	const found = await lookIn(folder)
	expect([found.state, found.says]).toEqual(['warning', expect.stringContaining('begun is newer')])
})

it('one that is noted and cannot be reached is known by its age alone', async () => {
	const look = (hours: number) =>
		lookAtBackups({
			folder: undefined,
			noted: { madeAt: hoursAgo(hours), place: '/nowhere/2026-11-23' },
			secrets: [],
			now: NOW,
		})
	expect(await look(3)).toMatchObject({
		state: 'warning',
		says: expect.stringMatching(/^the last is 3 hours old\. \/nowhere\/2026-11-23 cannot be read/),
	})
	expect(await look(200)).toMatchObject({ state: 'fault' })
	const none = await lookAtBackups({ folder: undefined, noted: null, secrets: [], now: NOW })
	expect([none.state, none.says]).toEqual([
		'warning',
		expect.stringMatching(/^the data know of none/),
	])
})

describeOnAllEngines('a backup that is noted', (open) => {
	const configOf = ({ config: { dataDir, databaseUrl } }: TestStore) => {
		const read = readConfig({
			...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SESSION_SECRET: SECRET },
		})
		if (!read.ok) throw new Error(read.message)
		return read.config
	}

	it('is shown to admins and found by the doctor, who compares its files', async () => {
		const opened = await open({ onDisk: true })
		const config = configOf(opened)
		const admin = await opened.as('Admin')
		const shown = async () => (await admin.get('/api/backups/last')).body
		expect(await shown()).toEqual({ last: null })
		expect(await notedBackup(config)).toBeNull()
		const folder = join(emptyFolder(), 'first')
		await backUp(config, folder)
		const madeAt = opened.store.now()
		for (const pictures of [3, 4])
			expect(await noteBackup(config, { folder, pictures, madeAt })).toBe(true)
		expect(await shown()).toEqual({
			last: {
				place: folder,
				pictures: 4,
				isOld: false,
				madeAt: new Date(madeAt).toISOString(),
			},
		})
		const now = opened.store.now
		opened.store.now = () => now() + 48 * HOUR_MS
		expect((await shown()).last.isOld).toBe(true)
		const look = async () =>
			lookAtBackups({
				folder: undefined,
				noted: await notedBackup(config),
				secrets: secretsOf(config),
				now: Date.now(),
			})
		expect(await look()).toMatchObject({ state: 'ok', says: expect.stringContaining('whole') })
		appendFileSync(join(folder, config.databaseUrl ? 'store.dump' : 'store.sqlite'), '!')
		expect(await look()).toMatchObject({
			state: 'fault',
			says: expect.stringMatching(/damaged: store\.(sqlite|dump) is not what was saved/),
		})
	})

	it('is not noted in data of an older version, which stay as they are', async () => {
		const opened = await open({ onDisk: true })
		await forgetMigration(opened.store, '0058-last-backup.sql')
		const made = { folder: '/backups/first', pictures: 0, madeAt: NOW }
		expect(await noteBackup(configOf(opened), made)).toBe(false)
		expect(await notedBackup(configOf(opened))).toBeNull()
	})
})
