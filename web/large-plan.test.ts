import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { isSmall } from '../domain/planner/sizing/search/cost.ts'
import { openStore } from '../store/open.ts'
import { fillCatalogue } from '../test/catalogues/fill-catalogue.ts'
import { randomCatalogue } from '../test/catalogues/random-catalogue.ts'

const closing: (() => void)[] = []
afterEach(() => {
	for (const close of closing.splice(0)) close()
})

test('the built store makes a large plan in a thread of its own', async () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'solbazaar-plan-'))
	closing.push(() => rmSync(dataDir, { recursive: true, force: true }))
	const filled = await openStore({
		mode: 'demo',
		dataDir,
		databaseUrl: undefined,
		sampleData: false,
		sessionSecret: 'a secret of at least thirty-two characters',
		logLevel: 'silent',
	})
	await fillCatalogue(filled, randomCatalogue(150, 5))
	expect(isSmall(filled.catalogue.products)).toBe(false)
	await filled[Symbol.asyncDispose]()
	const store = spawn(process.execPath, ['build/server/server.js'], {
		cwd: join(import.meta.dirname, '..'),
		env: {
			...process.env,
			NODE_ENV: 'production',
			PORT: '0',
			DATA_DIR: dataDir,
			DATABASE_URL: '',
			SAMPLE_DATA: 'off',
			LOG_LEVEL: 'silent',
		},
		stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
	})
	closing.push(() => store.kill('SIGKILL'))
	const [{ port }] = (await once(store, 'message')) as [{ port: number }]
	const answer = await fetch(`http://127.0.0.1:${port}/api/planner/plan`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ pin: '411038', customer: 'society', houses: 40, monthlyBill: 150_000 }),
	})
	expect(answer.status).toBe(200)
	expect((await answer.json()).options).toHaveLength(3)
	store.kill('SIGTERM')
	expect((await once(store, 'exit'))[0]).toBe(0)
})
