import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import { postgresPrograms } from '../databases/postgres-server.ts'
import { startCommand } from '../workers/start-command.ts'
import { askAnew, SLOW } from '../workers/store-of-workers.ts'

const ROOT = join(import.meta.dirname, '../..')
const UNITS = '/etc/systemd/system'
const UNIT = `${UNITS}/solbazaar.service`

/** What takes root or a running systemd: `store` is the alias of the chapter on commands, which passes on nothing else. */
const STAND_INS = `set -f
exec < "$PASSWORDS"
su() { sh -c "$5"; }
journalctl() { cat "$JOURNAL"; }
store() {
	given=
	while [ "$1" = -E ]; do eval "given=\\"\\$given $2=\\$$2\\""; shift 2; done
	env -i PATH="$PATH" HOME="$HOME" $(cat "$ENVIRONMENT") $given "$@"
}
`

interface Said {
	code: number | null
	text: string
}

/**
 * A machine with the store as its service. Its files are in a folder, and systemctl does what the unit says: its
 * environment, what it starts, and how it is reloaded.
 */
export class Machine {
	readonly #folder = mkdtempSync(join(tmpdir(), 'solbazaar-machine-'))
	readonly #exported: Record<string, string> = {}
	readonly #replaced: [from: string, to: string][]
	readonly #postgresHost: string
	readonly #port: number
	#service: ReturnType<typeof startCommand> | null = null
	#before = ''

	/** @param replaced what the manual names as an example, and what it is here */
	constructor(
		port: number,
		environment: Record<string, string>,
		{ postgresHost, replaced }: { postgresHost: string; replaced: [string, string][] },
	) {
		onTestFinished(() => rmSync(this.#folder, { recursive: true, force: true }))
		this.#port = port
		this.#postgresHost = postgresHost
		this.#replaced = [
			['/srv/solbazaar', ROOT],
			[UNITS, this.#path(UNITS)],
			['/var/backups', this.#path('/var/backups')],
			...replaced,
		]
		for (const folder of [UNITS, '/var/lib/solbazaar', '/var/backups'])
			mkdirSync(this.#path(folder), { recursive: true })
		copyFileSync(join(ROOT, 'tools/deploy/solbazaar.service'), this.#path(UNIT))
		this.configure({
			PORT: String(port),
			DATA_DIR: this.#path('/var/lib/solbazaar'),
			...environment,
		})
	}

	get dataDir(): string {
		return this.#path('/var/lib/solbazaar')
	}

	/** Adds variables to the file of the environment. */
	configure(variables: Record<string, string>) {
		const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`)
		writeFileSync(this.#environment, lines.join(''), { flag: 'a' })
	}

	/** Runs a line of the manual. */
	async run(line: string): Promise<Said> {
		let said: Said = { code: 0, text: '' }
		for (const command of line.split(' && ')) {
			const [, action] = /^systemctl (\S+)/.exec(command) ?? []
			const [, name, value] = /^export (\w+)=(.*)$/.exec(command) ?? []
			if (action) await this.#control(action)
			else if (name && value) this.#exported[name] = this.#here(value)
			else said = await this.#shell(this.#here(command))
		}
		return said
	}

	async start() {
		const [, args = ''] =
			/^\/usr\/bin\/node tools\/run\/start\.mjs(.*)/.exec(this.#said('ExecStart')) ?? []
		this.#service = startCommand(args.split(' ').filter(Boolean), {
			...Object.fromEntries(this.#all('Environment').map(pairOf)),
			...Object.fromEntries(readFileSync(this.#environment, 'utf8').trim().split('\n').map(pairOf)),
		})
		await this.#untilReady()
	}

	/** The whole log of the service. */
	get journal(): string {
		return this.#before + (this.#service?.logged() ?? '')
	}

	async #control(action: string) {
		if (action === 'stop' || action === 'restart') {
			expect(await this.#service?.end()).toBe(0)
			this.#before = this.journal
			this.#service = null
		}
		if (action === 'restart') await this.start()
		if (action === 'reload') {
			const env = { ...process.env, MAINPID: String(this.#service?.command.pid) }
			expect(await once(spawn('sh', ['-c', this.#said('ExecReload')], { env }), 'exit')).toEqual([
				0,
				null,
			])
		}
	}

	#untilReady = () =>
		vi.waitFor(async () => {
			const answer = await askAnew(`http://127.0.0.1:${this.#port}/readyz`).catch(() => null)
			expect(answer?.status).toBe(200)
		}, SLOW)

	async #shell(command: string): Promise<Said> {
		const journal = this.#path('/journal')
		writeFileSync(journal, this.journal)
		// Without a terminal a password is read from the standard input.
		const passwords = this.#path('/passwords')
		writeFileSync(passwords, 'PASSWORD\nPASSWORD\n')
		const shell = spawn('sh', ['-c', STAND_INS + command], {
			cwd: ROOT,
			detached: true,
			stdio: ['ignore', 'pipe', 'pipe'],
			env: {
				...process.env,
				...this.#exported,
				PATH: `${process.env.PATH}:${postgresPrograms()}`,
				PGHOST: this.#postgresHost,
				PGUSER: 'test',
				PASSWORDS: passwords,
				JOURNAL: journal,
				ENVIRONMENT: this.#environment,
			},
		})
		let text = ''
		for (const stream of [shell.stdout, shell.stderr])
			stream.on('data', (piece) => {
				text += piece
			})
		const [code] = await once(shell, 'close')
		return { code, text }
	}

	/** The values of a setting in the unit and its drop-in files. */
	#all(setting: string): string[] {
		const folder = this.#path(`${UNIT}.d`)
		const dropped = existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : []
		return [this.#path(UNIT), ...dropped].flatMap((file) =>
			Array.from(
				readFileSync(file, 'utf8').matchAll(new RegExp(`^${setting}=(.+)$`, 'gm')),
				([, value = '']) => value,
			),
		)
	}

	#said = (setting: string) => this.#all(setting).at(-1) ?? ''

	get #environment(): string {
		return this.#path('/etc/solbazaar.env')
	}

	#path = (path: string) => join(this.#folder, path)

	#here = (text: string) =>
		this.#replaced.reduce((all, [from, to]) => all.replaceAll(from, to), text)
}

function pairOf(line: string): [string, string] {
	const at = line.indexOf('=')
	return [line.slice(0, at), line.slice(at + 1)]
}
