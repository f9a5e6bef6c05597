import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
	interface ProvidedContext {
		/** Where the store under test listens. */
		address: string
		/** Where the browser of all journeys takes orders. */
		browser: string
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

const FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
]

/** One store and one browser for all journeys, each of which has a context of its own. */
export default async function setup({ provide }: TestProject) {
	const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
	const [store, browser] = await Promise.all([
		startStore(),
		chromium.launchServer({ executablePath, args: FLAGS }),
	])
	provide('address', store.address)
	provide('browser', browser.wsEndpoint())
	return () => Promise.all([store.stop(), browser.close()])
}
