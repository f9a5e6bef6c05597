import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openStore } from '../test/spawned-store.ts'
import { until } from '../test/vitest/until.ts'

/** Processes that hash passwords, on a machine that may have other work. */
const SLOW_MS = 120_000

function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-start-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	return folder
}

it('two stores that start at once on an empty folder both open, with one set of samples', {
	timeout: SLOW_MS,
}, async () => {
	const folder = temporaryFolder()
	const stores = Array.from({ length: 2 }, () => openStore({ DATA_DIR: folder, SAMPLE_DATA: 'on' }))
	const addresses = await Promise.all(stores.map(({ opened }) => opened))
	for (const address of addresses) expect((await fetch(`${address}/readyz`)).status).toBe(200)
	const told = () => stores.filter(({ said }) => said().includes('what PostgreSQL is for')).length
	await until(() => expect(told()).toBe(1))
})

it.runIf(process.platform === 'linux')(
	'a store whose log cannot be written goes on without it',
	async () => {
		const full = openSync('/dev/full', 'w')
		const store = openStore({ LOG_LEVEL: 'trace' }, full)
		const address = await store.opened
		for (let n = 0; n < 20; n++)
			expect((await fetch(`${address}/api/nothing`, { method: 'POST' })).status).toBeLessThan(500)
		expect(store.process.exitCode).toBeNull()
	},
)
