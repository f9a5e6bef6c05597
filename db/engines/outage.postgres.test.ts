import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openStore as openInProcess } from '../../store/open.ts'
import { PostgresServer, postgresPrograms } from '../../test/databases/postgres-server.ts'
import { openStore } from '../../test/spawned-store.ts'

/** Processes that hash passwords, on a machine that may have other work. */
const SLOW_MS = 120_000

/** A store's, before it has opened its database. */
const NEW_DATA = {
	mode: 'demo',
	dataDir: ':memory:',
	sampleData: false,
	sessionSecret: 'a secret of at least thirty-two characters',
	logLevel: 'silent',
} as const

async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1')
	await new Promise((resolve) => server.once('listening', resolve))
	const { port } = server.address() as { port: number }
	await new Promise((resolve) => server.close(resolve))
	return port
}

describe('a store that starts', () => {
	const server = new PostgresServer(postgresPrograms() as string)
	beforeAll(() => server.start())
	afterAll(() => server.remove())

	it('waits for a PostgreSQL that is down, says so, and opens once it is there', async () => {
		await server.run('create database waited_for')
		await server.stop()
		const port = await freePort()
		const env = { DATABASE_URL: server.url('waited_for'), PORT: String(port) }
		const store = openStore(env)
		const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
		await vi.waitFor(async () => expect((await at('/healthz')).status).toBe(200), 20_000)
		expect(store.said()).toContain('The store waits for PostgreSQL: nothing listens at its socket.')
		const ready = await at('/readyz')
		expect([ready.status, await ready.text()]).toEqual([
			503,
			'the store waits for PostgreSQL: nothing listens at its socket.',
		])
		const call = await at('/api/products')
		expect(call.headers.get('retry-after')).toBe('2')
		expect(await call.json()).toMatchObject({ status: 503, code: 'unavailable' })
		const page = await at('/')
		expect(page.status).toBe(503)
		expect(await page.text()).toContain('The store is starting')
		await server.start()
		await store.opened
		expect((await at('/readyz')).status).toBe(200)
		expect((await at('/')).status).toBe(200)
	})

	it('does not wait where waiting cures nothing, and says why', async () => {
		const store = openStore({ DATABASE_URL: server.url('nowhere') })
		await expect(store.opened).rejects.toThrow('it has no database named nowhere.')
		expect(store.said()).toMatch(/^The store cannot open its data in PostgreSQL: .+\n$/)
	})

	it.each([
		['a wrong password', () => server.url('guarded', 'guarded:wrong'), 'it refuses the password'],
		['no password', () => server.url('guarded', 'guarded'), 'DATABASE_URL has none'],
		[
			'a user who may not make tables',
			() => server.url('guarded', 'guarded:right'),
			'may not make',
		],
	])('does not wait where waiting cures nothing: %s', async (_what, url, words) => {
		await server.guard()
		const waited: string[] = []
		const opening = openInProcess(
			{ ...NEW_DATA, databaseUrl: url() },
			{ waiting: (why) => waited.push(why) },
		)
		await expect(opening).rejects.toThrow(words)
		expect(waited).toEqual([])
	})

	it('is one of three that start at once on an empty database, and all open', {
		timeout: SLOW_MS,
	}, async () => {
		await server.run('create database of_three')
		const stores = Array.from({ length: 3 }, () =>
			openStore({
				DATABASE_URL: server.url('of_three'),
				SAMPLE_DATA: 'on',
			}),
		)
		const addresses = await Promise.all(stores.map(({ opened }) => opened))
		for (const address of addresses) expect((await fetch(`${address}/readyz`)).status).toBe(200)
		const { rows } = await server.run('select count(*)::int as users from users', 'of_three')
		expect(rows).toEqual([{ users: 3 }])
	})
})
