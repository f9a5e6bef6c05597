import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { environmentWith } from '../../config.ts'
import { addressesOf, firstOf } from '../../shared/servers/postgres-addresses.ts'
import { LEFT_OUT } from './manifest.ts'

const run = promisify(execFile)

/**
 * Runs one of PostgreSQL's own programs; the address of the database, which holds its password, is not among its
 * arguments, where other people of the machine could read it.
 * @throws Error in words for people
 */
async function program(name: 'pg_dump' | 'pg_restore', url: string, args: string[]): Promise<void> {
	const env = environmentWith(environmentOf(url))
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

/** The variables by which PostgreSQL's programs find a database; they know lists of servers too. */
function environmentOf(url: string): Record<string, string> {
	const { servers, isChosen } = addressesOf(url)
	const each = servers.map((server) => {
		const { host, hostname, port, searchParams } = new URL(server.url)
		return {
			host: searchParams.get('host') ?? (host ? hostname : ''),
			port: searchParams.get('port') ?? port,
		}
	})
	const { username, password, pathname, searchParams } = firstOf(url)
	const named = {
		PGHOST: each.map(({ host }) => host).join(),
		PGPORT: each.some(({ port }) => port) ? each.map(({ port }) => port || '5432').join() : '',
		PGDATABASE: decodeURIComponent(pathname.slice(1)),
		PGUSER: searchParams.get('user') ?? decodeURIComponent(username),
		PGPASSWORD: decodeURIComponent(password),
		PGTARGETSESSIONATTRS: isChosen ? 'read-write' : '',
	}
	return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ''))
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
		decodeURIComponent(firstOf(url).pathname.slice(1)),
		file,
	])
