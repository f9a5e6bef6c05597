import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import { freshDatabase } from '../databases/fresh-postgres.ts'
import { TEMPLATES } from '../databases/postgres.ts'
import { openStore } from '../spawned-store.ts'

/** A line of the store's log. */
export interface LogLine {
	msg: string
	/** The number of the process that has written it. */
	worker?: number
	/** The system's id of a worker that has begun to serve. */
	process?: number
	port?: number
	[more: string]: unknown
}

/** How long two processes may take to start, on a machine that has other work. */
export const SLOW = { timeout: 120_000, interval: 50 }

/**
 * A built store of two processes on a PostgreSQL database of its own, until the test is over.
 * @param isNew the database is empty; else it has the migrations and the catalogue
 */
export async function openWorkers(env: Record<string, string> = {}, isNew = false) {
	const database = await freshDatabase(isNew ? 'template0' : TEMPLATES.stocked)
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-workers-'))
	const logFile = join(folder, 'log')
	const log = openSync(logFile, 'a')
	onTestFinished(async () => {
		closeSync(log)
		await database.drop()
		rmSync(folder, { recursive: true, force: true })
	})
	const settings = { WORKERS: '2', DATABASE_URL: database.url, LOG_LEVEL: 'info', ...env }
	const store = openStore(settings, log)
	const lines = (): LogLine[] =>
		readFileSync(logFile, 'utf8')
			.split('\n')
			.flatMap((line) => (line.startsWith('{') ? JSON.parse(line) : []))
	const address = await store.opened
	/** Those that have ever served, by their numbers. */
	const served = () => lines().filter(({ msg }) => msg === 'a worker serves')
	return {
		...store,
		address,
		databaseUrl: database.url,
		lines,
		served,
		/** Waits until so many have served since the start. */
		untilServed: (count: number) => vi.waitFor(() => expect(served()).toHaveLength(count), SLOW),
		/** Ends it as an operator does. @returns its code */
		async end(): Promise<number | null> {
			const ended = once(store.process, 'exit')
			store.process.kill('SIGTERM')
			const [code] = await ended
			return code
		},
	}
}

/** One request on a connection of its own, as the first of somebody else. */
export async function askAnew(url: string, init: RequestInit = {}): Promise<Response> {
	return fetch(url, { ...init, headers: { ...init.headers, connection: 'close' } })
}
