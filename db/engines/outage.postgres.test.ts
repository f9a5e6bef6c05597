import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PostgresServer, postgresPrograms } from '../../test/databases/postgres-server.ts'
import { openStore } from '../../test/spawned-store.ts'

/** Processes that hash passwords, on a machine that may have other work. */
const SLOW_MS = 120_000

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

	it.each([
		['an unknown database', () => server.url('nowhere'), 'it has no database named nowhere.'],
		['a wrong password', () => server.url('guarded', 'guarded:wrong'), 'it refuses the password'],
		['no password', () => server.url('guarded', 'guarded'), 'DATABASE_URL has none'],
		[
			'a user who may not make tables',
			() => server.url('guarded', 'guarded:right'),
			'may not make',
		],
	])('does not wait where waiting cures nothing: %s', async (_what, url, words) => {
		await server.guard()
		const store = openStore({ DATABASE_URL: url() })
		await expect(store.opened).rejects.toThrow(words)
		expect(store.said()).toMatch(/^The store cannot open its data in PostgreSQL: .+\n$/)
	})

	it('is one of four that start at once on an empty database, and all open', {
		timeout: SLOW_MS,
	}, async () => {
		await server.run('create database of_four')
		const stores = Array.from({ length: 4 }, () =>
			openStore({
				DATABASE_URL: server.url('of_four'),
				SAMPLE_DATA: 'on',
			}),
		)
		const addresses = await Promise.all(stores.map(({ opened }) => opened))
		for (const address of addresses) expect((await fetch(`${address}/readyz`)).status).toBe(200)
		const { rows } = await server.run('select count(*)::int as users from users', 'of_four')
		expect(rows).toEqual([{ users: 3 }])
	})
})
