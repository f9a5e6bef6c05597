import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { entry, FLAGS, runtime } from '../tools/run/runtime.mjs'

/** The built store as a process of its own, as `npm start` starts it, on data of its own, until the test is over. */
export function spawnStore(
	env: Record<string, string> = {},
	stdout: 'ignore' | number = 'ignore',
): ChildProcess {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-stop-'))
	const store = spawn(process.execPath, [...FLAGS, entry(false, env.WORKERS)], {
		cwd: join(import.meta.dirname, '..'),
		env: {
			...runtime(false),
			PORT: '0',
			DATA_DIR: folder,
			DATABASE_URL: '',
			SAMPLE_DATA: 'off',
			LOG_LEVEL: 'silent',
			...env,
		},
		stdio: ['ignore', stdout, 'pipe', 'ipc'],
	})
	onTestFinished(() => {
		store.kill('SIGKILL')
		rmSync(folder, { recursive: true, force: true })
	})
	return store
}

/** As `spawnStore`, once it listens. */
export async function startStore(env: Record<string, string> = {}) {
	const store = spawnStore(env)
	const [{ port }] = (await once(store, 'message')) as [{ port: number }]
	return { store, port }
}

interface Opening {
	process: ChildProcess
	/** Its standard error so far. */
	said: () => string
	/** Its address, once it is open. @throws Error with its output when it ends instead */
	opened: Promise<string>
}

/** As `spawnStore`, for tests of the start itself. */
export function openStore(env: Record<string, string>, stdout?: number): Opening {
	const store = spawnStore(env, stdout)
	let said = ''
	store.stderr?.on('data', (text) => {
		said += text
	})
	const opened = new Promise<string>((resolve, reject) => {
		store.once('message', (message) =>
			resolve(`http://127.0.0.1:${(message as { port: number }).port}`),
		)
		store.once('close', (code) => reject(new Error(`The store ended with ${code}: ${said}`)))
	})
	opened.catch(() => {})
	return { process: store, said: () => said, opened }
}
