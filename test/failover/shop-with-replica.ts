import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { expect, vi } from 'vitest'
import type { ReadServer } from '../../db/engines/replica/replication.ts'
import { isOpen } from '../../domain/settings/queries.ts'
import { openStore } from '../../store/open.ts'
import { callersOf } from '../callers.ts'
import { hashQuickly } from '../quick-hashing.ts'
import { setUpShop } from '../shop-settings.ts'

const SOON = { timeout: 60_000, interval: 20 }

/** A process of a live shop on PostgreSQL whose reports are read from a replica; the first one sets up the shop. */
export async function shopWithReplica(databaseUrl: string, databaseReplicaUrl: string) {
	const dataDir = mkdtempSync(join(tmpdir(), 'solbazaar-replica-'))
	const said: string[] = []
	const log = pino(
		{ level: 'info' },
		{ write: (line: string) => void said.push(JSON.parse(line).msg) },
	)
	const reads: Record<ReadServer, number> = { replica: 0, primary: 0 }
	const store = await openStore(
		{
			...{ mode: 'live', dataDir, databaseUrl, databaseReplicaUrl, sampleData: true },
			...{ publicUrl: 'http://store.test', logLevel: 'silent' },
			sessionSecret: 'of the shop with a replica: 0123456789 ABCDEF',
		},
		{ log, read: (server) => reads[server]++ },
	)
	hashQuickly(store)
	store.policy = { ...store.policy, openOrders: null }
	if (!isOpen(store)) await setUpShop(store)
	const latest = () => said.findLast((line) => line.startsWith('the replica of the database'))
	return {
		...callersOf(store),
		said,
		async close() {
			await store[Symbol.asyncDispose]()
			rmSync(dataDir, { recursive: true, force: true })
		},
		/** Does something, and says how many statements of large reads each server has answered meanwhile. */
		async counting(work: () => Promise<unknown>): Promise<Record<ReadServer, number>> {
			const before = { ...reads }
			await work()
			return {
				replica: reads.replica - before.replica,
				primary: reads.primary - before.primary,
			}
		},
		untilRead: () =>
			vi.waitFor(() => expect(latest()).toBe('the replica of the database is read'), SOON),
		untilSaid: (words: string) => vi.waitFor(() => expect(said.join('\n')).toContain(words), SOON),
	}
}

/** A value, and after how many milliseconds it was there. */
export async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
	const started = performance.now()
	const value = await work()
	return [value, performance.now() - started]
}
