import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migratePostgres } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { seedCatalogue } from '../db/seed.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** A server to make databases on, or null where the machine has none. */
		postgres: string | null
	}
}

/** Every test database is a copy of one of these: migrated, and with the built-in catalogue or none. */
export const TEMPLATES = { live: 'solbazaar_migrated', demo: 'solbazaar_stocked' }

function binaries(): string | null {
	const debian = '/usr/lib/postgresql'
	const versions = existsSync(debian)
		? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
		: []
	const folders = [
		...versions.map((version) => join(debian, version, 'bin')),
		...(process.env.PATH ?? '').split(':'),
	]
	return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

/** The server refuses to run as root: then it runs as the machine's postgres user. */
function unprivileged(): { uid: number; gid: number } | Record<string, never> {
	if (process.getuid?.() !== 0) return {}
	const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
	return { uid: id('-u'), gid: id('-g') }
}

const GIGABYTE = 2 ** 30

/** In memory where the machine has a folder there with room: databases are made and dropped by the hundred. */
function folderForData(): string {
	const inMemory = '/dev/shm'
	if (!existsSync(inMemory)) return tmpdir()
	const { bavail, bsize } = statfsSync(inMemory)
	return bavail * bsize > GIGABYTE ? inMemory : tmpdir()
}

async function startServer(bin: string) {
	const folder = mkdtempSync(join(folderForData(), 'solbazaar-pg-'))
	const user = unprivileged()
	if ('uid' in user) chownSync(folder, user.uid as number, user.gid as number)
	const data = join(folder, 'data')
	execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'test', '-A', 'trust', '--no-sync'], {
		stdio: 'ignore',
		cwd: folder,
		...user,
	})
	const settings = {
		fsync: 'off',
		full_page_writes: 'off',
		autovacuum: 'off',
		max_wal_size: '128MB',
		listen_addresses: '',
		unix_socket_directories: folder,
		max_connections: '200',
	}
	const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
	const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
		stdio: 'ignore',
		cwd: folder,
		...user,
	})
	const url = (name: string) =>
		`postgres://test@localhost/${name}?host=${encodeURIComponent(folder)}`
	return {
		url,
		async stop() {
			server.kill('SIGINT')
			await new Promise((resolve) => server.once('exit', resolve))
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

async function answers(url: string) {
	for (let tries = 0; ; tries++) {
		const client = new pg.Client(url)
		try {
			await client.connect()
			return client
		} catch (error) {
			if (tries > 100) throw error
			await new Promise((resolve) => setTimeout(resolve, 50))
		}
	}
}

export default async function setup({ provide }: TestProject) {
	const bin = binaries()
	if (!bin) {
		const message = 'NO POSTGRESQL ON THIS MACHINE: the tests of the database run on SQLite alone.'
		if (process.env.CI) throw new Error(message)
		console.error(`\n${'!'.repeat(message.length)}\n${message}\n${'!'.repeat(message.length)}\n`)
		provide('postgres', null)
		return
	}
	const server = await startServer(bin)
	const client = await answers(server.url('postgres'))
	await client.query(`create database ${TEMPLATES.live}`)
	const pool = new pg.Pool({ connectionString: server.url(TEMPLATES.live) })
	await migratePostgres(pool)
	await pool.end()
	await client.query(`create database ${TEMPLATES.demo} template ${TEMPLATES.live}`)
	await client.end()
	const stocked = await openDatabase({ dataDir: '', databaseUrl: server.url(TEMPLATES.demo) })
	await seedCatalogue(stocked, Date.now())
	await stocked.destroy()
	provide('postgres', server.url('postgres'))
	return () => server.stop()
}
