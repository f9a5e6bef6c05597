import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { entry } from '../../tools/run/runtime.mjs'
import { asSampleAdmin } from './sample-admin.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** Where the store under test listens. */
		address: string
		/** Where the browser of all journeys takes orders. */
		browser: string
	}
}

/**
 * Starts the built store on a port of its own with data of its own, unless `settings` name others.
 * @param imports the modules its process loads before it
 */
export async function startStore(settings: Record<string, string> = {}, imports: string[] = []) {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-e2e-'))
	const dataDir = settings.DATA_DIR ?? folder
	const first = imports.flatMap((path) => ['--import', path])
	const server = spawn(process.execPath, [...first, entry(false, settings.WORKERS)], {
		env: {
			...process.env,
			NODE_ENV: 'production',
			PORT: '0',
			DATA_DIR: dataDir,
			DATABASE_URL: '',
			LOG_LEVEL: 'warn',
			...settings,
		},
		stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
	})
	let said = ''
	server.stderr?.on('data', (text) => {
		said += text
		process.stderr.write(text)
	})
	const port = await new Promise<number>((resolve, reject) => {
		server.once('message', (message) => resolve((message as { port: number }).port))
		server.once('exit', (code) => reject(new Error(`The store ended with code ${code}.`)))
	})
	return {
		address: `http://127.0.0.1:${port}`,
		dataDir,
		/** Its standard error so far, for the caller. */
		said: () => said,
		/** Ends it; data of its own go with it, a folder that was given stays. */
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
	// A page lives too briefly for its code to gain by being optimised.
	'--js-flags=--no-maglev,--no-turbofan',
]

/** Gives the shared store more stock of popular products than all tests together take. */
async function restock(address: string) {
	const admin = await asSampleAdmin(address)
	for (const id of ['solar-panel-250w', 'solar-panel-500w']) {
		const answer = await admin(`/api/products/${id}`, 'PUT', { stock: 1000 })
		if (!answer.ok) throw new Error(await answer.text())
	}
}

/** One store and one browser for all tests; each test has a context of its own. */
export default async function setup({ provide }: TestProject) {
	const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
	const [store, browser] = await Promise.all([
		startStore({}, ['./test/e2e/quick-scrypt.ts']),
		chromium.launchServer({ executablePath, args: FLAGS }),
	])
	await restock(store.address)
	provide('address', store.address)
	provide('browser', browser.wsEndpoint())
	return () => Promise.all([store.stop(), browser.close()])
}
