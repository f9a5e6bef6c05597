import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { PostgresPair } from '../../../test/databases/postgres-pair.ts'
import { DatabaseHealth } from '../../health.ts'
import { openDatabase } from '../../open.ts'
import { onOwnConnection } from '../own-connection.ts'
import { startFailure } from '../start-failure.ts'
import { TIMELINES_FILE, timelines } from './timelines.ts'

const SOON = { timeout: 40_000, interval: 20 }

let pair: PostgresPair
beforeAll(async () => {
	pair = await PostgresPair.start('shop')
})
afterAll(() => pair.remove())

/** A database as a store has it, and what its log says. */
async function opened(url: string, dataDir: string) {
	const lines: { msg: string; [more: string]: unknown }[] = []
	const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
	const health = new DatabaseHealth(log)
	const db = await openDatabase({ dataDir, databaseUrl: url }, health)
	onTestFinished(async () => {
		health.close()
		await db.destroy()
	})
	const write = () =>
		sql`insert into write_probes (id, filler) values (gen_random_uuid()::text, '')`.execute(db)
	return { db, health, write, said: (text: string) => lines.find(({ msg }) => msg.includes(text)) }
}

it('the server that can be written to is found, lost, found again elsewhere, and never mistaken for the former one', {
	timeout: 120_000,
}, async () => {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-timelines-'))
	onTestFinished(() => {
		timelines.keepIn(':memory:')
		rmSync(folder, { recursive: true, force: true })
	})
	const [former, next] = [pair.primary, pair.standby]
	// The standby stands first, and is passed by.
	const url = pair.url('shop', [next.host, former.host])
	const { health, write, said, db } = await opened(url, folder)
	await write()

	await former.kill()
	await expect(write()).rejects.toMatchObject({ reason: 'down' })
	await vi.waitFor(async () => {
		await write().catch(() => {})
		expect(health.isDown).toBe(true)
	}, SOON)
	expect(await health.trouble()).toContain(
		'none of its 2 servers can be written to (1: it is a standby; 2: nothing listens at its address)',
	)
	expect(said('none of its 2 servers')?.tried).toEqual([
		`${next.host}: it is a standby`,
		`${former.host}: nothing listens at its address`,
	])

	pair.promote()
	await vi.waitFor(write, SOON)
	expect(health.isDown).toBe(false)
	expect(said('another server of the database')?.server).toBe(next.host)

	// As it was, and without a word of what has happened meanwhile.
	await former.start({ synchronous_standby_names: '' })
	await vi.waitFor(() => expect(said('takes writes that must not go to it')).toBeTruthy(), SOON)
	expect(said('takes writes')?.servers).toEqual([
		`${former.host}: it was the primary before: its timeline is 1, and 2 has been seen`,
	])
	const probes = (server: typeof former) =>
		server.run('select count(*)::int as rows from write_probes', 'shop')
	const before = (await probes(former)).rows
	await Promise.all(Array.from({ length: 12 }, write))
	await sql`select 1`.execute(db)
	expect((await probes(former)).rows).toEqual(before)

	// It alone, by its own address: a process that starts has the file.
	expect(Object.values(JSON.parse(readFileSync(join(folder, TIMELINES_FILE), 'utf8')))).toContain(2)
	const alone = former.url('shop')
	const refused = await onOwnConnection(alone, async () => null).catch((error) => error)
	expect(startFailure(refused, alone)).toEqual({
		words: 'it was the primary before: its timeline is 1, and 2 has been seen.',
		isPassing: true,
	})
})
