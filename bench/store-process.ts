import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FLAGS } from '../run/runtime.mjs'
import { account } from '../test/builders.ts'

const root = join(import.meta.dirname, '..')

/** A folder of its own for one store, and what removes it. */
export function temporaryFolder() {
	const path = mkdtempSync(join(tmpdir(), 'solbazaar-bench-'))
	return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
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
	const runner = spawn(process.execPath, ['run/start.mjs'], {
		cwd: root,
		env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env },
		stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
	})
	const { port, pid } = await firstMessage<{ port: number; pid: number }>(runner)
	const ended = once(runner, 'exit')
	const end = async (signal: NodeJS.Signals) => {
		process.kill(pid, signal)
		await ended
	}
	return {
		address: `http://127.0.0.1:${port}`,
		pid,
		stop: () => end('SIGTERM'),
		kill: () => end('SIGKILL'),
	}
}

/** The cookies of somebody who has just signed up. */
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

/** Runs another script of this folder in a process of its own, like the store's, so that it does not share our core. */
export function startBeside(script: string): ChildProcess {
	return spawn(process.execPath, [...FLAGS, join(import.meta.dirname, script)], {
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
		env: { ...process.env, NODE_ENV: 'production' },
	})
}

/** What a child says next. @throws Error when it ends instead */
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
	// What comes after the program's name, which may hold anything; ticks are hundredths of a second.
	const [, fields = ''] = readFileSync(file, 'utf8').split(') ')
	const [user, system] = fields.split(' ').slice(11, 13).map(Number)
	return 10 * ((user ?? 0) + (system ?? 0))
}

/** Resident memory of a process in megabytes, as the system counts it. */
export function residentMb(pid: number): number {
	return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}
