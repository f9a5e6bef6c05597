import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
	appendFileSync,
	chownSync,
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statfsSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** The folder of PostgreSQL's programs, or null where the machine has none. */
export function postgresPrograms(): string | null {
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

/** PostgreSQL and PgBouncer refuse to run as root: then they run as the machine's postgres user. */
export function unprivileged(): { uid: number; gid: number } | { uid?: never; gid?: never } {
	if (process.getuid?.() !== 0) return {}
	const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
	return { uid: id('-u'), gid: id('-g') }
}

const GIGABYTE = 2 ** 30
/** Of a file system. */
const PAGE = new Uint8Array(4096)

/** In memory where the machine has a folder there with room: databases are made and dropped by the hundred. */
function folderForData(): string {
	const inMemory = '/dev/shm'
	if (!existsSync(inMemory)) return tmpdir()
	const { bavail, bsize } = statfsSync(inMemory)
	return bavail * bsize > GIGABYTE ? inMemory : tmpdir()
}

/** A file system in memory, of so many megabytes. @throws Error where the machine does not allow that */
const mount = (folder: string, megabytes: number) =>
	execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'solbazaar-test', folder], {
		stdio: 'ignore',
	})

/** Whether a server can have a file system of a size for itself, which takes root and the right to mount. */
export function canLimitDisk(): boolean {
	if (process.getuid?.() !== 0) return false
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-mount-'))
	try {
		mount(folder, 1)
		execFileSync('umount', [folder])
		return true
	} catch {
		return false
	} finally {
		rmSync(folder, { recursive: true, force: true })
	}
}

const SETTINGS = {
	fsync: 'off',
	full_page_writes: 'off',
	autovacuum: 'off',
	max_wal_size: '128MB',
	listen_addresses: '',
	max_connections: '200',
}

/** As `pg_ctl stop` names them: sessions are cut off, or the server ends as if it had crashed. */
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const
export type StopMode = keyof typeof SIGNALS

/** A server of the tests' own, on a socket in a folder of its own. */
export class PostgresServer {
	readonly #bin: string
	readonly #user = unprivileged()
	readonly #folder: string
	readonly #isMounted: boolean
	#process: ChildProcess | undefined

	/**
	 * @param primary one that runs, whose standby this one is; else it has data of its own
	 * @param diskMb the size of a file system for it alone; see `canLimitDisk`
	 */
	constructor(
		bin: string,
		{ primary, diskMb }: { primary?: PostgresServer; diskMb?: number } = {},
	) {
		this.#bin = bin
		this.#folder = mkdtempSync(join(folderForData(), 'solbazaar-pg-'))
		this.#isMounted = diskMb !== undefined
		if (this.#isMounted) mount(this.#folder, diskMb as number)
		const { uid, gid } = this.#user
		if (uid !== undefined) chownSync(this.#folder, uid, gid as number)
		if (primary) this.#copy(primary)
		else this.#runProgram('initdb', ['-U', 'test', '-A', 'trust', '--no-sync'])
	}

	/** Makes it, once it has ended, a standby of another server; what it had itself is gone. */
	follow(primary: PostgresServer) {
		rmSync(this.#data, { recursive: true, force: true })
		this.#copy(primary)
	}

	#copy(primary: PostgresServer) {
		const where = `host=${primary.#folder} user=test application_name=standby`
		this.#runProgram('pg_basebackup', ['-d', where, '-R', '-c', 'fast', '--no-sync'])
	}

	#runProgram(name: string, flags: string[]) {
		const options = { stdio: 'ignore', cwd: this.#folder, ...this.#user } as const
		execFileSync(join(this.#bin, name), ['-D', this.#data, ...flags], options)
	}

	/** The folder of its socket, as a host of an address. */
	get host(): string {
		return this.#folder
	}

	get #data(): string {
		return join(this.#folder, 'data')
	}

	/** @param user another than the tests' own, with `:password` if it has one */
	url(database: string, user = 'test'): string {
		return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(this.#folder)}`
	}

	/** Takes all the room that its file system has left. */
	fillDisk() {
		try {
			for (;;) appendFileSync(this.#ballast, PAGE)
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
		}
	}

	/** Gives back the room that `fillDisk` took. */
	emptyDisk() {
		rmSync(this.#ballast)
	}

	get #ballast(): string {
		return join(this.#folder, 'ballast')
	}

	/** Whether it still runs: without room for its log it ends. */
	get isRunning(): boolean {
		return this.#process?.exitCode === null && this.#process.signalCode === null
	}

	/** Starts it, or starts it again, and waits until it answers. */
	async start(more: Record<string, string> = {}): Promise<void> {
		const settings = { ...SETTINGS, unix_socket_directories: this.#folder, ...more }
		const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
		this.#process = spawn(join(this.#bin, 'postgres'), ['-D', this.#data, ...flags], {
			stdio: 'ignore',
			cwd: this.#folder,
			...this.#user,
		})
		for (let tries = 0; ; tries++) {
			const client = new pg.Client(this.url('postgres'))
			try {
				await client.connect()
				return await client.end()
			} catch (error) {
				if (tries > 600) throw error
				await new Promise((resolve) => setTimeout(resolve, 50))
			}
		}
	}

	async stop(mode: StopMode = 'fast'): Promise<void> {
		const ended = once(this.#process as ChildProcess, 'exit')
		this.#process?.kill(SIGNALS[mode])
		await ended
	}

	/** Ends all of its processes at once, as by a machine that is gone. */
	async kill(): Promise<void> {
		const { pid } = this.#process as ChildProcess
		const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
		const ended = once(this.#process as ChildProcess, 'exit')
		for (const each of [pid, ...children.map(Number)]) {
			try {
				process.kill(each as number, 'SIGKILL')
			} catch {
				// It has ended by itself.
			}
		}
		await ended
	}

	/** Makes a primary of a standby, as an operator does. */
	promote() {
		this.#runProgram('pg_ctl', ['promote', '-w'])
	}

	/** Runs one statement as the server's owner. */
	async run(sql: string, database = 'postgres') {
		const client = new pg.Client(this.url(database))
		await client.connect()
		return client.query(sql).finally(() => client.end())
	}

	/** Makes a database and a user `guarded`, with the password `right` and without the right to make tables there. */
	async guard(): Promise<void> {
		const { rowCount } = await this.run(`select from pg_roles where rolname = 'guarded'`)
		if (rowCount) return
		const rules = join(this.#data, 'pg_hba.conf')
		const trust = readFileSync(rules, 'utf8')
		writeFileSync(rules, `local all guarded scram-sha-256\n${trust}`)
		await this.run(`create role guarded login password 'right'`)
		await this.run('create database guarded')
		await this.run('select pg_reload_conf()')
	}

	/** Ends it where it runs. */
	async end(): Promise<void> {
		if (this.isRunning) await this.stop('immediate')
	}

	async remove(): Promise<void> {
		await this.end()
		if (this.#isMounted) execFileSync('umount', ['-l', this.#folder])
		rmSync(this.#folder, { recursive: true, force: true })
	}
}
