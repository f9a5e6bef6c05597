import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isSmall } from '../domain/planner/sizing/search/cost.ts'
import { openStore } from '../store/open.ts'
import { fillCatalogue } from '../test/catalogues/fill-catalogue.ts'
import { randomCatalogue } from '../test/catalogues/random-catalogue.ts'
import { startStore } from '../test/spawned-store.ts'

test('the built store makes a large plan in a thread of its own', async () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'solbazaar-plan-'))
	onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
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
	const { store, port } = await startStore({ DATA_DIR: dataDir })
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
