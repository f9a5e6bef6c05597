import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { onTestFinished } from 'vitest'

/** Whether the machine has PgBouncer; says so loudly where it has none. */
export function hasPgBouncer(): boolean {
	try {
		execFileSync('sh', ['-c', 'command -v pgbouncer'], { stdio: 'ignore' })
		return true
	} catch {
		console.error('\nNO PGBOUNCER ON THIS MACHINE: what is said of it is not tried.\n')
		return false
	}
}

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
	const pooler = spawn('pgbouncer', [settings], { stdio: 'ignore', ...unprivileged(folder) })
	onTestFinished(async () => {
		await end(pooler)
		rmSync(folder, { recursive: true, force: true })
	})
	const url = `postgres://test@localhost/${name}?host=${encodeURIComponent(folder)}&port=6432`
	await untilAnswered(url)
	return url
}

/** It refuses to run as root: then it runs as the machine's postgres user. */
function unprivileged(folder: string): { uid?: number; gid?: number } {
	if (process.getuid?.() !== 0) return {}
	const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
	const [uid, gid] = [id('-u'), id('-g')]
	chownSync(folder, uid, gid)
	return { uid, gid }
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
