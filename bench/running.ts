import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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

/** Runs another script of this folder in a process of its own, so that it does not share our core. */
export function startBeside(script: string): ChildProcess {
	return spawn(process.execPath, [join(import.meta.dirname, script)], {
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
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

/** Resident memory of a process in megabytes, as the system counts it. */
export function residentMb(pid: number): number {
	return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}
