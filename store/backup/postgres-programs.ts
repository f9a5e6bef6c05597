import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { environmentWith } from '../../config.ts'
import { LEFT_OUT } from './manifest.ts'

const run = promisify(execFile)

/**
 * Runs one of PostgreSQL's own programs; the address of the database, which holds its password, is not among its
 * arguments, where other people of the machine could read it.
 * @throws Error in words for people
 */
async function program(name: 'pg_dump' | 'pg_restore', url: string, args: string[]): Promise<void> {
	const { host, hostname, port, pathname, username, password, searchParams } = new URL(url)
	const address = {
		PGHOST: searchParams.get('host') ?? (host ? hostname : ''),
		PGPORT: searchParams.get('port') ?? port,
		PGDATABASE: decodeURIComponent(pathname.slice(1)),
		PGUSER: searchParams.get('user') ?? decodeURIComponent(username),
		PGPASSWORD: decodeURIComponent(password),
	}
	const env = environmentWith(
		Object.fromEntries(Object.entries(address).filter(([, value]) => value !== '')),
	)
	try {
		await run(name, args, { env, maxBuffer: 16 * 2 ** 20 })
	} catch (error) {
		const { code, stderr = '' } = error as { code?: unknown; stderr?: string }
		if (code === 'ENOENT')
			throw new Error(`${name} is not on this machine: it comes with PostgreSQL's client programs.`)
		const [, server, own] = /server version: (\d+)[\s\S]*?version: (\d+)/.exec(stderr) ?? []
		if (server && own)
			throw new Error(
				`${name} is of PostgreSQL ${own}, and the server of ${server}: install the client programs of ${server}.`,
			)
		throw new Error(`${name} failed: ${stderr.trim()}`)
	}
}

/** All of a database as it is at one moment, in one file. */
export const dump = (url: string, file: string) =>
	program('pg_dump', url, [
		'--format=custom',
		'--no-owner',
		'--no-privileges',
		`--file=${file}`,
		...LEFT_OUT.map((table) => `--exclude-table-data=${table}`),
	])

/** Fills an empty database from such a file, whole or not at all. */
export const fill = (url: string, file: string) =>
	program('pg_restore', url, [
		'--exit-on-error',
		'--single-transaction',
		'--no-owner',
		'--no-privileges',
		'--dbname',
		decodeURIComponent(new URL(url).pathname.slice(1)),
		file,
	])
