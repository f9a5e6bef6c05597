import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
	interface ProvidedContext {
		/** Where the store under test listens. */
		address: string
		chromium: string
	}
}

/** Starts the built store on a port of its own with data of its own. */
export async function startStore(settings: Record<string, string> = {}) {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-e2e-'))
	const server = spawn(process.execPath, ['build/server/server.js'], {
		env: {
			...process.env,
			NODE_ENV: 'production',
			PORT: '0',
			DATA_DIR: folder,
			DATABASE_URL: '',
			LOG_LEVEL: 'warn',
			...settings,
		},
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
	})
	const port = await new Promise<number>((resolve, reject) => {
		server.once('message', (message) => resolve((message as { port: number }).port))
		server.once('exit', (code) => reject(new Error(`The store ended with code ${code}.`)))
	})
	return {
		address: `http://127.0.0.1:${port}`,
		async stop() {
			server.kill('SIGTERM')
			await new Promise((resolve) => server.once('exit', resolve))
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

/** One store for all journeys. */
export default async function setup({ provide }: TestProject) {
	const { address, stop } = await startStore()
	provide('address', address)
	provide('chromium', process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')
	return stop
}
