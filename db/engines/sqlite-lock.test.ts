import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import pino from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { Unavailable } from '../../shared/unavailable.ts'
import { whileLocked } from '../../test/attacks/lock-database.ts'
import type { Database } from '../database.ts'
import { DatabaseHealth } from '../health.ts'
import { inTransaction } from '../transaction.ts'
import { openSqlite, sqliteDialect } from './sqlite.ts'

interface Schema {
	lines: { text: string }
}

/** A database in a file. @param lockTimeoutMs how long it waits for another process; as ever where it is not given */
async function opened(lockTimeoutMs?: number) {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-lock-'))
	const file = join(folder, 'store.sqlite')
	const health = new DatabaseHealth(pino({ level: 'silent' }))
	const db = new Kysely<Schema>({
		dialect: sqliteDialect(openSqlite(file), health, lockTimeoutMs),
	})
	onTestFinished(async () => {
		await db.destroy()
		rmSync(folder, { recursive: true, force: true })
	})
	await sql`create table lines (text text not null)`.execute(db)
	const write = (text: string, to = db) => to.insertInto('lines').values({ text }).execute()
	const lines = db.selectFrom('lines').select('text')
	const together = (...texts: string[]) =>
		inTransaction(db as unknown as Database, async (tx) => {
			for (const text of texts) await write(text, tx as unknown as typeof db)
		})
	return { db, file, write, lines, together }
}

it('a file that another process locks for a while is written after it, and nobody else waits', async () => {
	const { file, write, lines, together } = await opened()
	const writes: Promise<unknown>[] = []
	const { longestReadMs, reads } = await whileLocked(file, 600, {
		begin: () => {
			for (let n = 0; n < 20; n++) writes.push(write(`alone ${n}`), together('one', 'two'))
		},
		read: async () => expect(await lines.execute()).toEqual([]),
	})
	expect(longestReadMs).toBeLessThan(200)
	expect(reads).toBeGreaterThan(3)
	await Promise.all(writes)
	expect(await lines.execute()).toHaveLength(60)
})

it('one that stays locked is unavailable after a time, and nothing of a transaction is left', async () => {
	const { file, write, lines, together } = await opened(50)
	const other = new DatabaseSync(file)
	other.exec('begin immediate')
	for (const failed of [write('alone'), together('one', 'two'), write('alone')])
		await expect(failed).rejects.toThrow(new Unavailable('busy'))
	expect(await lines.execute()).toEqual([])
	other.close()
	await together('three')
	expect(await lines.execute()).toEqual([{ text: 'three' }])
})
