import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { unprivileged } from './postgres-server.ts'

/**
 * A PgBouncer of a test's own before a database, in its mode `transaction`.
 * @returns the address of the database by way of it
 */
export async function behindPgBouncer(databaseUrl: string): Promise<string> {
	const { pathname, searchParams } = new URL(databaseUrl)
	const name = pathname.slice(1)
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-pooler-'))
	const settings = join(folder, 'pgbouncer.ini')
	writeFileSync(
		settings,
		`[databases]
${name} = host=${searchParams.get('host')} dbname=${name} user=test
[pgbouncer]
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
listen_addr =
unix_socket_dir = ${folder}
auth_type = any
`,
	)
	const user = unprivileged()
	if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
	const pooler = spawn('pgbouncer', [settings], { stdio: 'ignore', ...user })
	onTestFinished(async () => {
		await end(pooler)
		rmSync(folder, { recursive: true, force: true })
	})
	const url = `postgres://test@localhost/${name}?host=${encodeURIComponent(folder)}&port=6432`
	await untilAnswered(url)
	return url
}

async function end(pooler: ChildProcess) {
	if (pooler.exitCode !== null || pooler.signalCode !== null) return
	const ended = once(pooler, 'exit')
	pooler.kill('SIGINT')
	await Promise.race([ended, delay(2000, null, { ref: false })])
	pooler.kill('SIGKILL')
}

async function untilAnswered(url: string) {
	for (let tries = 0; ; tries++) {
		const client = new pg.Client(url)
		client.on('error', () => {})
		try {
			await client.connect()
			return await client.end()
		} catch (error) {
			if (tries > 200) throw error
			await delay(50)
		}
	}
}
