import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { account } from '../../test/builders.ts'
import { entry, FLAGS, runtime } from '../run/runtime.mjs'
import { inSmall } from './size.ts'

const root = join(import.meta.dirname, '../..')

/** The leftovers of a bench that breaks off, each with the function that ends or removes it. */
const open = new Set<() => void>()
process.on('exit', () => {
	for (const end of open) end()
})

/** A folder of its own for one store, and the function that removes it. */
export function temporaryFolder() {
	const path = mkdtempSync(join(tmpdir(), 'solbazaar-bench-'))
	const remove = () => {
		rmSync(path, { recursive: true, force: true })
		open.delete(remove)
	}
	open.add(remove)
	return { path, remove }
}

export interface Running {
	address: string
	pid: number
	/** Asks it to finish and waits until it has. */
	stop: () => Promise<void>
	/** Ends it between two instructions, as a power cut would. */
	kill: () => Promise<void>
}

/** Starts the built store as `npm start` does, on a free port. */
export async function startStore(env: Record<string, string>): Promise<Running> {
	const store = startProcess(join(root, entry(false, env.WORKERS)), 'ignore', {
		...runtime(false),
		PORT: '0',
		HOST: '127.0.0.1',
		LOG_LEVEL: 'warn',
		// The samples take half of a start.
		...(inSmall && { SAMPLE_DATA: 'off' }),
		...env,
	})
	const { port } = await firstMessage<{ port: number }>(store)
	const end = async (signal: NodeJS.Signals) => {
		const ended = once(store, 'exit')
		store.kill(signal)
		await ended
	}
	return {
		address: `http://127.0.0.1:${port}`,
		pid: store.pid as number,
		stop: () => end('SIGTERM'),
		kill: () => end('SIGKILL'),
	}
}

/** Runs a script of `beside` in a process of its own, like the store's, so that it does not share our core. */
export const startBeside = (script: string): ChildProcess =>
	startProcess(join(import.meta.dirname, 'beside', script), 'inherit', {
		...process.env,
		NODE_ENV: 'production',
	})

/** A process of Node's that ends with this one, even where a bench breaks off. */
function startProcess(script: string, output: 'ignore' | 'inherit', env: NodeJS.ProcessEnv) {
	const child = spawn(process.execPath, [...FLAGS, script], {
		cwd: root,
		env,
		stdio: ['ignore', output, output, 'ipc'],
	})
	const end = () => child.kill('SIGKILL')
	open.add(end)
	child.once('exit', () => open.delete(end))
	return child
}

/** The cookies of a newly signed-up person. */
export async function signUp(address: string, role: 'Buyer' | 'Admin'): Promise<string> {
	const answer = await fetch(`${address}/api/users`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(account({ role })),
	})
	if (answer.status !== 201) throw new Error(`Signing up answered ${answer.status}`)
	return answer.headers
		.getSetCookie()
		.map((line) => line.split(';')[0])
		.join('; ')
}

/** The next message of a child. @throws Error when it ends instead */
export function firstMessage<T>(child: ChildProcess): Promise<T> {
	return new Promise((resolve, reject) => {
		const ended = () => reject(new Error(`${child.spawnargs.join(' ')} ended early`))
		child.once('exit', ended)
		child.once('message', (message) => {
			child.off('exit', ended)
			resolve(message as T)
		})
	})
}

/** Time of the processor that a process has used so far, in milliseconds; NaN but on Linux. */
export function processorMs(pid: number): number {
	const file = `/proc/${pid}/stat`
	if (!existsSync(file)) return Number.NaN
	// The fields after the program's name, which may hold anything; ticks are hundredths of a second.
	const [, fields = ''] = readFileSync(file, 'utf8').split(') ')
	const [user, system] = fields.split(' ').slice(11, 13).map(Number)
	return 10 * ((user ?? 0) + (system ?? 0))
}

/** Resident memory of a process in megabytes, as the system counts it. */
export function residentMb(pid: number): number {
	return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}
